// Made by python -m caravela.wire from columbus_1492/components.toml; a test tells when it is out of date.
declare module "*/columbus_1492/components.toml" {
  const components: {
    readonly dice: {
      readonly count: number;
      readonly faces: readonly string[];
    };
    readonly food: {
      readonly start: number;
      readonly most: number;
      readonly pass: number;
    };
    readonly lenses: {
      readonly sea: number;
      readonly desert: number;
      readonly inhabited: number;
      readonly palms: readonly number[];
    };
    readonly cards: {
      readonly food: readonly number[];
      readonly mutiny: number;
      readonly hurricane: number;
      readonly fog: readonly string[];
      readonly favourable_winds: number;
      readonly fair_wind: number;
      readonly gust: readonly number[];
      readonly carpenter: number;
      readonly fine_weather: number;
    };
    readonly board: {
      readonly reconstruction: boolean;
      readonly rows: readonly string[];
      readonly sectors: readonly number[];
      readonly spyglass_sectors: readonly number[];
    };
  };
  export default components;
}
