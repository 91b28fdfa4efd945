const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words for movement, and words around them: distances, times and routes. */
export const MOVEMENT_WORDS = setOf(`
  ran run running jogged jog jogging walked walk walking cycled cycling biked bike ride rode swam swim swimming hiked hike rowed rowing k
  gelaufen laufen lauf gejoggt joggen gerannt spaziert spazieren spaziergang geradelt rad fahrrad radfahren geschwommen schwimmen gewandert wandern gerudert`)
export const BESIDE_MOVEMENT = setOf(`
  km kilometre kilometres kilometer kilometers mile miles metre metres meter meters m minute minutes min hour hours half long short fast slow easy back by dog finished
  kilometern meile meilen metern minuten stunde stunden halbe halben lange kurz lang hund draussen gefahren geschafft gegangen`)
