// Converts the compiled facts (fallback, countries with their lines, each with its source and confidence) to the app's table: only
// the data of a card, numbers in the dialled form, and only established facts.
import type { Country, Helpline, HelplineTable } from '../../src/platform/care/helplines.ts'

type SourceLine = {
  name: string
  phone: string | null
  text: string | null
  hours: string | null
  free: boolean | null
  website: string | null
  audience: string | null
  source_date: string
}
export type Source = {
  fallback: { name: string; website: string }
  countries: { country: string; emergency: string; lines: SourceLine[] }[]
}

/** Words after a name that state the language or the audience. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = { Dutch: 'nl', French: 'fr', English: 'en' }
const AUDIENCES: Readonly<Record<string, Helpline['audience']>> = {
  'young people': 'young',
  'children and young people': 'young',
  // Said by its languages.
  'English speakers': undefined,
}

export function tableOf({ fallback, countries }: Source): HelplineTable {
  const dates = countries.flatMap(({ lines }) => lines.map(({ source_date }) => source_date)).filter((date) => date.length === 10)
  return {
    collected: dates.sort().at(-1)!,
    fallback: fallback.website,
    countries: countries
      .map(({ country, emergency, lines }): Country => ({ country, emergency: emergency.split(' / '), lines: lines.map(lineOf) }))
      .sort((a, b) => (a.country < b.country ? -1 : 1)),
  }
}

function lineOf({ name, phone, text, hours, free, website, audience }: SourceLine): Helpline {
  if (audience !== null && !(audience in AUDIENCES)) throw new Error(`${name}: say in scripts/helplines/table.ts who “${audience}” are`)
  const isFor = audience === null ? undefined : AUDIENCES[audience]
  const language = Object.entries(LANGUAGE_NAMES).find(([word]) => name.includes(`(${word})`) || name.includes(`in ${word}`))?.[1]
  return {
    name: name.replace(/ \((?:Dutch|French|English)\)$/, ''),
    ...(phone === null ? {} : { phone: { shown: phone, dial: dialled(phone.replace(/ \(.*\)$/, '')) } }),
    ...writtenTo(text),
    ...hoursOf(hours),
    ...(free ? { free: true } : {}),
    ...(website === null ? {} : { website }),
    ...(isFor ? { audience: isFor } : {}),
    ...(language ? { language } : {}),
  }
}

const dialled = (number: string): string => number.replace(/[ ().-]/g, '')

/** `HOME to 741741`, `988`, `SMS 31393`, `WhatsApp 9151 1767` (Singapore). */
function writtenTo(text: string | null): Pick<Helpline, 'sms' | 'chat'> {
  if (text === null) return {}
  const whatsApp = /^WhatsApp ([\d ]+)$/.exec(text)
  if (whatsApp) return { chat: { shown: text, url: `https://wa.me/65${dialled(whatsApp[1]!)}` } }
  const keyword = /^(\w+) to (\d+)$/.exec(text)
  if (keyword) return { sms: { shown: keyword[2]!, to: keyword[2]!, body: keyword[1]! } }
  const number = text.replace(/^SMS /, '')
  return { sms: { shown: number, to: dialled(number) } }
}

/** Round the clock, certain hours of certain days, or only that it is not always; hours on which sources disagree are not stated. */
function hoursOf(hours: string | null): Pick<Helpline, 'hours'> {
  if (hours === null) return {}
  if (hours === '24/7') return { hours: 'always' }
  const times = /^(daily|Mon-Sat) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(hours)
  return { hours: times ? { days: times[1] === 'daily' ? 'daily' : 'mon-sat', from: times[2]!, to: times[3]! } : 'limited' }
}
