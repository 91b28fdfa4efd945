import { crisisIn } from '#platform/care/crisis.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { AiMessage } from '#platform/server/ai/ai.ts'
import { MAX_CHARACTERS, type ReflectLanguage, type ReflectPurpose } from '../../contract/reflect.ts'
import { plainText } from '../../search/plain-text.ts'
import { fairShares } from './fair-shares.ts'
import { LINE, WORDS } from './words.ts'

/** The parts of an entry that may reach a model: day, mood, title and text. Place, weather, tags, pictures and names may not. */
export type DisclosedEntry = { day: LocalDay; mood: number | null; title: string; text: string }

export type Composed = { system: string; messages: AiMessage[]; characters: number; shortened: number }

/** All characters that any system treats as a line end, so that pasted text cannot begin a line of its own. */
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const CUT = ' […]'

/** An entry as the model gets it: without Markdown syntax and addresses, and cut after `MAX_CHARACTERS`. */
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
  // One character more than fits, so that a longer text still counts as too long.
  const tidy = (text: string) =>
    text
      .toWellFormed()
      .trim()
      .slice(0, MAX_CHARACTERS + 1)
  return { day, mood, title: tidy(title).split(LINE_ENDS).join(' '), text: tidy(plainText(body).replace(/\n{3,}/g, '\n\n')) }
}

/** The messages for a purpose from entries, oldest first. Equal input gives equal bytes, so the preview matches the request. */
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
  // Crisis words are looked for in the whole entries, including parts that are cut off here.
  const isCrisis = entries.some(({ title, text }) => crisisIn(`${title}\n${text}`) !== undefined)
  const content = [words.opening(entries.length), ...parts, words.closing[purpose]].join('\n\n')
  return {
    system: [words.manner, ...(isCrisis ? [words.crisis] : []), words.task[purpose]].join('\n\n'),
    messages: [{ role: 'user', content }],
    characters: titles + texts.reduce((sum, text) => sum + text.length, 0),
    shortened: entries.filter(({ text }, i) => texts[i] !== text).length,
  }
}

/** The beginning of a text in at most `room` characters, cut at a space where there is one. */
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
