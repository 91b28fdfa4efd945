import { crisisIn } from '#platform/care/crisis.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { AiMessage } from '#platform/server/ai/ai.ts'
import { MAX_CHARACTERS, type ReflectLanguage, type ReflectPurpose } from '../../contract/reflect.ts'
import { plainText } from '../../search/plain-text.ts'
import { fairShares } from './fair-shares.ts'
import { LINE, WORDS } from './words.ts'

/** What of an entry may reach a model: its day, its mood, its title and its words. Place, weather, tags, pictures and names do not. */
export type DisclosedEntry = { day: LocalDay; mood: number | null; title: string; text: string }

export type Composed = { system: string; messages: AiMessage[]; characters: number; shortened: number }

/** Everything that counts as the end of a line anywhere: what a person pasted must not begin a line of its own. */
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const CUT = ' […]'

/** An entry as the model gets it: without Markdown's signs and the addresses of pictures and links. Beyond `MAX_CHARACTERS` nothing is kept. */
export function disclosedEntryOf({
  day,
  mood,
  title,
  body,
}: {
  day: LocalDay
  mood: number | null
  title: string
  body: string
}): DisclosedEntry {
  // One more than fits, so that what is too long still counts as such.
  const tidy = (text: string) =>
    text
      .toWellFormed()
      .trim()
      .slice(0, MAX_CHARACTERS + 1)
  return { day, mood, title: tidy(title).split(LINE_ENDS).join(' '), text: tidy(plainText(body).replace(/\n{3,}/g, '\n\n')) }
}

/** The messages for a purpose from entries, oldest first. The same input gives the same bytes: what is previewed is what is sent. */
export function compose(purpose: ReflectPurpose, language: ReflectLanguage, entries: readonly DisclosedEntry[]): Composed {
  const words = WORDS[language]
  const titles = entries.reduce((sum, { title }) => sum + title.length, 0)
  const shares = fairShares(
    entries.map(({ text }) => text.length),
    MAX_CHARACTERS - titles,
  )
  const texts = entries.map(({ text }, i) => cut(text, shares[i]!))
  const parts = entries.map(({ day, mood, title }, i) => {
    const head = [longDay(day, words.locale), ...(mood === null ? [] : [words.mood(mood)])].join(' · ')
    const lines = [...(title ? [`${words.title}: ${title}`] : []), ...(texts[i] ? texts[i].split(LINE_ENDS) : [])]
    return [head, ...lines.map((line) => (LINE + line).trimEnd())].join('\n')
  })
  // Looked for in whole entries: what is cut off here may still have been lived.
  const isCrisis = entries.some(({ title, text }) => crisisIn(`${title}\n${text}`) !== undefined)
  const content = [words.opening(entries.length), ...parts, words.closing[purpose]].join('\n\n')
  return {
    system: [words.manner, ...(isCrisis ? [words.crisis] : []), words.task[purpose]].join('\n\n'),
    messages: [{ role: 'user', content }],
    characters: titles + texts.reduce((sum, text) => sum + text.length, 0),
    shortened: entries.filter(({ text }, i) => texts[i] !== text).length,
  }
}

/** The beginning of a text in at most `room` characters, not in the middle of a word if there is a blank to end at. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text
  const piece = text.slice(0, Math.max(0, room - CUT.length))
  const blank = piece.search(/\s\S*$/)
  const whole = blank > piece.length * 0.8 ? piece.slice(0, blank) : piece.replace(/[\ud800-\udbff]$/, '')
  return (whole.trimEnd() + CUT).slice(0, room)
}

function longDay(day: LocalDay, locale: string): string {
  const options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${day}T00:00:00Z`))
}
