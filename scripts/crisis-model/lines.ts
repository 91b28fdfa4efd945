import { readFileSync } from 'node:fs'
import { CRISIS_KINDS, crisisLines, type CrisisLine, type LineKind } from '../../src/platform/care/crisis-lines.fixture.ts'

/** How many lines are made of one family at most. */
const MOST_OF_FAMILY = 10
/** A family with few forms is written out as often as it has forms. */
const TRIES = 60
/** People write in more than one way: so many of ten lines are written small and without points. */
const SMALL_OF_TEN = 3

type Random = () => number

/** The same numbers on every machine (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type TrainingLine = { text: string; isCrisis: boolean; language: 'en' | 'de' }

/** Lines of the families of one language, without those that came twice. */
export function familyLines(language: 'en' | 'de'): TrainingLine[] {
  const file = readFileSync(new URL(`lines-${language}.txt`, import.meta.url), 'utf8')
  const lists = new Map<string, readonly string[]>()
  const random = randomOf(language === 'en' ? 11 : 12)
  const lines: TrainingLine[] = []
  let kind: LineKind = 'plain'
  for (const row of file.split('\n').map((one) => one.trim())) {
    const list = row.match(/^<(\w+)> = (.*)$/)
    if (list) lists.set(list[1]!, list[2]!.split('|'))
    else if (row.startsWith('##')) kind = row.slice(2) as LineKind
    else if (row !== '' && !row.startsWith('#')) {
      const isCrisis = CRISIS_KINDS.some((one) => one === kind)
      const texts = new Set<string>()
      for (let n = 0; n < TRIES && texts.size < MOST_OF_FAMILY; n++) texts.add(filled(row, lists, random))
      for (const text of texts) lines.push({ text: inAVoice(text, random), isCrisis, language })
    }
  }
  return lines
}

/** What is no crisis among the headings of `people-*.txt`. */
const CALM_HEADINGS = ['idiom', 'fiction', 'sport', 'grief', 'news', 'everyday', 'plain', 'negated', 'topic']

/** Lines that people would write, one by one, under headings. */
export function peopleLines(language: 'en' | 'de'): TrainingLine[] {
  const lines: TrainingLine[] = []
  let isCrisis = false
  for (const row of readFileSync(new URL(`people-${language}.txt`, import.meta.url), 'utf8').split('\n')) {
    if (row.startsWith('## ')) isCrisis = !CALM_HEADINGS.includes(row.slice(3))
    else if (row !== '' && !row.startsWith('#')) lines.push({ text: row, isCrisis, language })
  }
  return lines
}

/** Lines that somebody wrote for the rules, or that were looked at since: never those that are held out. */
export const knownLines = (from: CrisisLine['from']): TrainingLine[] => crisisLines.filter((line) => line.from === from)

function filled(family: string, lists: ReadonlyMap<string, readonly string[]>, random: Random): string {
  const pick = (of: readonly string[]): string => of[Math.floor(random() * of.length)]!
  return family
    .replace(/\[([^\]]*)\]/g, (_, forms: string) => pick(forms.split('|')))
    .replace(/<(\w+)>/g, (_, name: string) => pick(lists.get(name)!))
    .replace(/\s+([,.])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function inAVoice(text: string, random: Random): string {
  if (random() * 10 < SMALL_OF_TEN) return text.toLowerCase().replace(/[.,'’]/g, '')
  const first = text[0]!.toUpperCase() + text.slice(1)
  return random() < 0.5 ? `${first}.` : first
}
