import { readFileSync } from 'node:fs'
import { mulberry32, type Random } from '../../src/platform/contract/random.ts'
import { CRISIS_KINDS, crisisLines, type CrisisLine, type LineKind } from '../../src/platform/care/crisis-lines.fixture.ts'

/** Maximum number of lines generated from one family. */
const MOST_OF_FAMILY = 10
/** A family with few forms generates as many lines as it has forms. */
const TRIES = 60
/** Of ten lines, this many are in lower case and without punctuation, as people often write. */
const SMALL_OF_TEN = 3

export type TrainingLine = { text: string; isCrisis: boolean; language: 'en' | 'de' }

/** Lines of the families of one language, without duplicates. */
export function familyLines(language: 'en' | 'de'): TrainingLine[] {
  const file = readFileSync(new URL(`lines-${language}.txt`, import.meta.url), 'utf8')
  const lists = new Map<string, readonly string[]>()
  const random = mulberry32(language === 'en' ? 11 : 12)
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

/** Kinds of lines that people would write, a file each in `people/`, in the order in which the model learns from them. */
const PEOPLE_KINDS = [
  { kind: 'suicide', isCrisis: true },
  { kind: 'self-harm', isCrisis: true },
  { kind: 'abuse', isCrisis: true },
  { kind: 'danger', isCrisis: true },
  { kind: 'eating', isCrisis: true },
  { kind: 'idiom', isCrisis: false },
  { kind: 'fiction', isCrisis: false },
  { kind: 'sport', isCrisis: false },
  { kind: 'grief', isCrisis: false },
  { kind: 'news', isCrisis: false },
  { kind: 'everyday', isCrisis: false },
  { kind: 'direct', isCrisis: true },
  { kind: 'veiled', isCrisis: true },
  { kind: 'other', isCrisis: true },
  { kind: 'past', isCrisis: true },
  { kind: 'plain', isCrisis: false },
  { kind: 'negated', isCrisis: false },
  { kind: 'topic', isCrisis: false },
]

/** Lines that people would write, one by one, by authors who knew neither rules nor families. No line describes a method. */
export const peopleLines = (language: 'en' | 'de'): TrainingLine[] =>
  PEOPLE_KINDS.flatMap(({ kind, isCrisis }) =>
    readFileSync(new URL(`people/${language}/${kind}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((text) => ({ text, isCrisis, language })),
  )

/** Lines that were written for the rules, or inspected since: never the held-out ones. */
export const knownLines = (from: CrisisLine['from']): TrainingLine[] => crisisLines.filter((line) => line.from === from)

function filled(family: string, lists: ReadonlyMap<string, readonly string[]>, random: Random): string {
  const pick = (of: readonly string[]): string => random.pick(of)
  return family
    .replace(/\[([^\]]*)\]/g, (_, forms: string) => pick(forms.split('|')))
    .replace(/<(\w+)>/g, (_, name: string) => pick(lists.get(name)!))
    .replace(/\s+([,.])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function inAVoice(text: string, random: Random): string {
  if (random.next() * 10 < SMALL_OF_TEN) return text.toLowerCase().replace(/[.,'’]/g, '')
  const first = text[0]!.toUpperCase() + text.slice(1)
  return random.next() < 0.5 ? `${first}.` : first
}
