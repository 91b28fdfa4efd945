import type { Hemisphere } from './seasons.ts'

/** Zones of the IANA database south of the equator, as far as no prefix identifies them. */
const southern = new Set(
  `Africa/Blantyre Africa/Bujumbura Africa/Dar_es_Salaam Africa/Gaborone Africa/Harare Africa/Johannesburg Africa/Kigali Africa/Kinshasa
  Africa/Luanda Africa/Lubumbashi Africa/Lusaka Africa/Maputo Africa/Maseru Africa/Mbabane Africa/Nairobi Africa/Windhoek Africa/Brazzaville
  America/Araguaina America/Asuncion America/Bahia America/Belem America/Buenos_Aires America/Campo_Grande America/Cordoba America/Coyhaique
  America/Cuiaba America/Eirunepe America/Fortaleza America/Guayaquil America/La_Paz America/Lima America/Maceio America/Manaus America/Montevideo
  America/Noronha America/Porto_Acre America/Porto_Velho America/Punta_Arenas America/Recife America/Rio_Branco America/Santarem America/Santiago
  America/Sao_Paulo Asia/Dili Asia/Jakarta Asia/Jayapura Asia/Makassar Asia/Ujung_Pandang Atlantic/South_Georgia Atlantic/St_Helena Atlantic/Stanley
  Indian/Antananarivo Indian/Chagos Indian/Christmas Indian/Cocos Indian/Comoro Indian/Mahe Indian/Mauritius Indian/Mayotte Indian/Reunion
  Pacific/Apia Pacific/Auckland Pacific/Bougainville Pacific/Chatham Pacific/Easter Pacific/Efate Pacific/Enderbury Pacific/Fakaofo Pacific/Fiji
  Pacific/Funafuti Pacific/Galapagos Pacific/Gambier Pacific/Guadalcanal Pacific/Kanton Pacific/Marquesas Pacific/Nauru Pacific/Niue
  Pacific/Norfolk Pacific/Noumea Pacific/Pago_Pago Pacific/Pitcairn Pacific/Port_Moresby Pacific/Rarotonga Pacific/Samoa Pacific/Tahiti
  Pacific/Tongatapu Pacific/Wallis NZ NZ-CHAT`.split(/\s+/),
)
const southernRegions = /^(Australia|Antarctica|Brazil|Chile|America\/Argentina)\//

/** The hemisphere of an IANA zone; an unknown one counts as north, where nine of ten people live. */
export function hemisphereOf(zone: string): Hemisphere {
  return southern.has(zone) || southernRegions.test(zone) ? 'south' : 'north'
}
