const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words around an activity: the person, that it was done, and the request to log it. */
const AROUND = setOf(`
  i ive im i'm we just have had did do done got went go gone was were is am been for a an the some my another one more also only about around roughly so
  log add record track note enter count put down me that please can you could would like want to of on in at out and then
  ich hatte hatten hab habe habs haben bin war waren ist sind wir gerade grad eben nur noch auch etwa ungefahr ein eine einen einem einer der die das den dem mein meine meinen
  trag trage notier notiere schreib schreibe ein auf dazu bitte eintragen notieren aufschreiben festhalten es gab gabs ca mit und von vom zum zur im am`)
/** When it was. */
const WHEN = setOf(`
  today tonight yesterday now already this morning afternoon evening noon night lunch breakfast dinner supper snack midday earlier before after since way
  monday tuesday wednesday thursday friday saturday sunday work home during
  heute gestern jetzt schon frueh fruh morgen vormittag vormittags mittag mittags nachmittag nachmittags abend abends nacht nachts fruhstuck mittagessen abendessen
  zwischendurch seit dem unterwegs arbeit daheim sonntag montag dienstag mittwoch donnerstag freitag samstag zu beim nach vor`)

/** Days of the week by their names in both languages; Monday is 0. No abbreviations: "sun" and "sat" are also other words. */
export const WEEKDAYS: Readonly<Record<string, number>> = Object.fromEntries(
  ['monday tuesday wednesday thursday friday saturday sunday', 'montag dienstag mittwoch donnerstag freitag samstag sonntag'].flatMap(
    (names) => names.split(' ').map((name, day) => [name, day] as const),
  ),
)

const isNumber = (word: string): boolean => word !== '' && Number.isFinite(Number(word))

/** The words of the topic: without persons, times and numbers. */
export const topicOf = (folded: string): string[] =>
  folded.split(' ').filter((word) => word !== '' && !isNumber(word) && !AROUND.has(word) && !WHEN.has(word))

/** Whether a text is about nothing but these words, and about one of them at least. */
export function isOnlyAbout(folded: string, words: ReadonlySet<string>, beside: ReadonlySet<string> = NONE): boolean {
  const topic = topicOf(folded)
  return topic.some((word) => words.has(word)) && topic.every((word) => words.has(word) || beside.has(word))
}
const NONE: ReadonlySet<string> = new Set()

const MINUTES: Readonly<Record<string, number>> = {
  minute: 1,
  minutes: 1,
  min: 1,
  minuten: 1,
  mins: 1,
  hour: 60,
  hours: 60,
  stunde: 60,
  stunden: 60,
}
const HALF = setOf('half halbe halben halber halbes')

/** How long, of words like "20 minutes", "half an hour", "eine Stunde"; and the words without it. */
export function minutesIn(folded: string): { minutes: number; rest: string } | undefined {
  const words = folded.split(' ')
  const at = words.findIndex((word) => Object.hasOwn(MINUTES, word))
  if (at < 0) return undefined
  let from = at
  let amount = 1
  const before = words.slice(Math.max(0, at - 2), at)
  const half = before.findIndex((word) => HALF.has(word))
  if (half >= 0) {
    amount = 0.5
    from = at - before.length + half
  } else if (isNumber(words[at - 1] ?? '')) {
    amount = Number(words[at - 1])
    from = at - 1
  } else if (/^(?:an|a|one|eine|einer|ein)$/.test(words[at - 1] ?? '')) from = at - 1
  const lead = words.slice(0, from)
  while (/^(?:for|of|fur|von|lang|eine|einer|a|an)$/.test(lead.at(-1) ?? '')) lead.pop()
  const rest = [...lead, ...words.slice(at + 1).filter((word) => !/^(?:of|lang)$/.test(word))].join(' ')
  return { minutes: amount * MINUTES[words[at]!]!, rest }
}
