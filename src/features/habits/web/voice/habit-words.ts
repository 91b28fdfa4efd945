import { topicOf } from '#platform/web/voice/spoken-words.ts'

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** A distance counts as a run and a volume of drink as a drink, before they are looked up as a habit's name. */
const MEASURES = setOf(
  'km kilometre kilometres kilometer kilometers mile miles metre metres meter meters kg kilo kilos pounds percent prozent euro glass glasses glas glaser ml litre litres liter cups',
)
export const isCounted = (folded: string): boolean => folded.includes(' of ') || !MEASURES.has(folded.split(' ')[0] ?? '')

/** Things that habits count, spoken with only their number. */
const COUNTED = setOf(`
  push ups pushups squats pages page steps sit situps crunches lunges planks pull burpees sets set of reading read piano guitar spanish french english meditation meditated stretching stretched practised practiced studied minutes minute min hour hours half
  liegestutze kniebeugen seiten seite schritte situps klimmzuge burpees satze satz lesen gelesen klavier gitarre spanisch englisch franzosisch meditiert gedehnt gelernt geubt gegangen minuten stunde stunden halbe dehnen plus weitere mehr`)
export const isCountedAlone = (folded: string): boolean => {
  const topic = topicOf(folded)
  return topic.length > 0 && topic.every((word) => COUNTED.has(word)) && topic.some((word) => !TIMES.has(word))
}
const TIMES = setOf('minutes minute min hour hours half minuten stunde stunden halbe of set sets mehr plus')

/** Names of habits that a person states as done in few words. */
const DONE = setOf(`
  meditated yoga read reading floss flossing vitamins bed piano guitar stretched stretches stretching meditation journaling practised practiced
  meditiert gelesen zahnseide vitamine bett klavier gitarre gedehnt dehnubungen dehnen meditation tagebuch geubt lesen`)
const BESIDE_DONE = setOf('time took made finished mark tick off fertig erledigt gemacht genommen abhaken hak ab punktlich gewesen')
export const isDone = (folded: string): boolean => {
  const topic = topicOf(folded)
  return topic.some((word) => DONE.has(word)) && topic.every((word) => DONE.has(word) || BESIDE_DONE.has(word))
}
/** The habit's name in such a sentence. */
export const nameIn = (folded: string): string =>
  topicOf(folded)
    .filter((word) => !BESIDE_DONE.has(word))
    .join(' ')
