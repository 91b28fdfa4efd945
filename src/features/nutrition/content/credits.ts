/** Credits that the sources require beside their values, in the sources' wording and in the order of the table. */
export const CREDITS: readonly [string, string, string] = [
  'U.S. Department of Agriculture, Agricultural Research Service, National Nutrient Database for Standard Reference, Release 28.',
  'Max Rubner-Institut (2025): Bundeslebensmittelschlüssel (BLS), Version 4.0 - Deutsche Nährstoffdatenbank. Karlsruhe. DOI: 10.25826/Data20251217-134202-0. Lizenz: CC BY 4.0.',
  'Fernwell: estimates from our own recipes over these tables.',
]
