// A person's country, from facts that a device gives without a prompt: its time zone suggests the place, its languages the origin.

/** Time zones by country, former names included. */
const ZONES: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich Europe/Busingen',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen Atlantic/Faroe',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  FI: 'Europe/Helsinki Europe/Mariehamn',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast GB',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin Eire',
  IS: 'Atlantic/Reykjavik Iceland',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo Arctic/Longyearbyen',
  PL: 'Europe/Warsaw Poland',
  PT: 'Europe/Lisbon Atlantic/Azores Atlantic/Madeira Portugal',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SK: 'Europe/Bratislava',
  IL: 'Asia/Jerusalem Asia/Tel_Aviv Israel',
  IN: 'Asia/Kolkata Asia/Calcutta',
  JP: 'Asia/Tokyo Japan',
  KR: 'Asia/Seoul ROK',
  SG: 'Asia/Singapore Singapore',
  HK: 'Asia/Hong_Kong Hongkong',
  PH: 'Asia/Manila',
  ZA: 'Africa/Johannesburg',
  NZ: 'Pacific/Auckland Pacific/Chatham NZ',
  AU: `Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Darwin Australia/Hobart
    Australia/Canberra Australia/Lindeman Australia/Eucla Australia/Broken_Hill Australia/Lord_Howe`,
  US: `America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage Pacific/Honolulu America/Detroit
    America/Boise America/Juneau America/Sitka America/Nome America/Adak America/Metlakatla America/Yakutat America/Menominee
    America/Indiana/Indianapolis America/Indianapolis America/Indiana/Knox America/Indiana/Marengo America/Indiana/Petersburg
    America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac America/Kentucky/Louisville
    America/Kentucky/Monticello America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem`,
  CA: `America/Toronto America/Vancouver America/Montreal America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina
    America/Moncton America/Glace_Bay America/Goose_Bay America/Iqaluit America/Rankin_Inlet America/Resolute America/Cambridge_Bay
    America/Inuvik America/Yellowknife America/Whitehorse America/Dawson America/Dawson_Creek America/Fort_Nelson America/Creston
    America/Swift_Current America/Thunder_Bay America/Nipigon America/Atikokan`,
  MX: `America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua America/Ciudad_Juarez
    America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo America/Tijuana`,
  BR: `America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Maceio America/Araguaina America/Belem America/Santarem
    America/Cuiaba America/Campo_Grande America/Manaus America/Porto_Velho America/Boa_Vista America/Rio_Branco America/Eirunepe
    America/Noronha`,
  AR: `America/Argentina/Buenos_Aires America/Buenos_Aires America/Argentina/Cordoba America/Argentina/Salta America/Argentina/Tucuman
    America/Argentina/Mendoza America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/La_Rioja
    America/Argentina/Catamarca America/Argentina/Jujuy America/Argentina/Rio_Gallegos America/Argentina/Ushuaia`,
}
const COUNTRY_OF = new Map(Object.entries(ZONES).flatMap(([country, zones]) => zones.split(/\s+/).map((zone) => [zone, country] as const)))

/**
 * The country that a time zone (IANA) and languages (BCP 47, best first) suggest. For a zone without a place (`UTC`) the languages
 * decide; a place in no country of the table gives undefined: numbers of another country would be worse than none.
 */
export function countryOf(zone: string | undefined, locales: readonly string[]): string | undefined {
  const country = COUNTRY_OF.get(zone ?? '')
  if (country) return country
  if (zone?.includes('/') && !zone.startsWith('Etc/')) return undefined
  for (const locale of locales) {
    const region = /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})(?:-|$)/.exec(locale)?.[1]
    if (region) return region.toUpperCase()
  }
  return undefined
}
