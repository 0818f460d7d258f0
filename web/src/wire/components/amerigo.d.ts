// Made by python -m caravela.wire from amerigo/components.toml; a test tells when it is out of date.
declare module "*/amerigo/components.toml" {
  const components: {
    readonly chests: number;
    readonly player: {
      readonly posts: number;
      readonly ships: number;
    };
    readonly progress_display: {
      readonly spaces: number;
      readonly renewed: number;
    };
    readonly frame_geometry: {
      readonly reconstruction: boolean;
      readonly squares_per_space: number;
      readonly shift: number;
    };
    readonly pirates: {
      readonly reconstruction: boolean;
      readonly markers: readonly number[];
    };
    readonly rounds: {
      readonly time_markers: readonly number[];
    };
    readonly cubes: {
      readonly colours: readonly string[];
      readonly each: number;
    };
    readonly frame: {
      readonly spaces: Readonly<Record<string, number>>;
    };
    readonly grid: {
      readonly tiles: Readonly<Record<string, readonly number[]>>;
    };
    readonly production: {
      readonly display: Readonly<Record<string, number>>;
      readonly each: Readonly<Record<string, number>>;
      readonly marks: {
        readonly reconstruction: boolean;
        readonly tokens: readonly (readonly [number, number])[];
      };
    };
    readonly neutral_tiles: {
      readonly shapes: {
        readonly single: readonly string[];
        readonly domino: readonly string[];
        readonly i3: readonly string[];
        readonly l3: readonly string[];
        readonly i4: readonly string[];
        readonly square: readonly string[];
        readonly u5: readonly string[];
        readonly block6: readonly string[];
      };
      readonly counts: {
        readonly reconstruction: boolean;
        readonly single: number;
        readonly domino: number;
        readonly i3: number;
        readonly l3: number;
        readonly i4: number;
        readonly square: number;
        readonly u5: number;
        readonly block6: number;
      };
      readonly points: {
        readonly reconstruction: boolean;
        readonly single: readonly number[];
        readonly domino: readonly number[];
        readonly i3: readonly number[];
        readonly l3: readonly number[];
        readonly i4: readonly number[];
        readonly square: readonly number[];
        readonly u5: readonly number[];
        readonly block6: readonly number[];
      };
    };
    readonly village_tiles: {
      readonly shapes: readonly string[];
      readonly counts: {
        readonly reconstruction: boolean;
        readonly single: number;
        readonly domino: number;
        readonly i3: number;
        readonly l3: number;
        readonly i4: number;
        readonly square: number;
      };
      readonly points: {
        readonly reconstruction: boolean;
        readonly single: readonly number[];
        readonly domino: readonly number[];
        readonly i3: readonly number[];
        readonly l3: readonly number[];
        readonly i4: readonly number[];
        readonly square: readonly number[];
      };
    };
    readonly completion: {
      readonly factors: readonly number[];
      readonly more_factors: {
        readonly reconstruction: boolean;
        readonly factors: readonly number[];
      };
      readonly discovery: number;
      readonly last_square: number;
      readonly big_island: number;
      readonly chest_gold: number;
    };
    readonly tracks: {
      readonly cannons: number;
      readonly gold: number;
      readonly overflow_gold: number;
      readonly progress: {
        readonly reconstruction: boolean;
        readonly spaces: number;
        readonly points: Readonly<Record<string, number>>;
      };
      readonly white: {
        readonly reconstruction: boolean;
        readonly spaces: number;
        readonly colours: readonly string[];
        readonly points: Readonly<Record<string, number>>;
      };
    };
    readonly tower: {
      readonly reconstruction: boolean;
      readonly knock: number;
      readonly stick: number;
      readonly capacity: number;
      readonly full: {
        readonly knock: number;
        readonly stick: number;
        readonly capacity: number;
      };
      readonly light: {
        readonly knock: number;
        readonly stick: number;
        readonly capacity: number;
      };
    };
    readonly progress_token: readonly {
      readonly name: string;
      readonly reconstruction?: boolean;
      readonly ap?: number;
      readonly actions?: readonly (readonly ["blue" | "black" | "red" | "brown" | "green" | "yellow"])[] | readonly (readonly ["blue" | "black" | "green", "red" | "brown" | "yellow"])[];
    }[];
    readonly island_tile: readonly {
      readonly id: number;
      readonly reconstruction: boolean;
      readonly rows: readonly string[];
      readonly posts: readonly {
        readonly post: readonly number[];
        readonly anchor: readonly number[];
      }[];
    }[];
  };
  export default components;
}
