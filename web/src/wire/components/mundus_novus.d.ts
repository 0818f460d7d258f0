// Made by python -m caravela.wire from mundus_novus/components.toml; a test tells when it is out of date.
declare module "*/mundus_novus/components.toml" {
  const components: {
    readonly resources: {
      readonly kinds: readonly string[];
      readonly copies: readonly number[];
    };
    readonly payout: {
      readonly different: Readonly<Record<string, number>>;
      readonly relics: Readonly<Record<string, number>>;
      readonly goal: number;
    };
    readonly reach: {
      readonly common: Readonly<Record<string, number>>;
      readonly uncommon: Readonly<Record<string, number>>;
      readonly rare: Readonly<Record<string, number>>;
    };
    readonly development_deck: {
      readonly reconstruction: boolean;
      readonly cards: readonly (readonly ["caravel" | "merchant" | "warehouse" | "shipyard" | "character", number | string, number, number, "pirates" | "storm" | "" | "indigenous" | "fire" | "kings_aid"])[];
    };
  };
  export default components;
}
