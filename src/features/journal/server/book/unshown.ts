import type { BookSigns } from '../../contract/transfer.ts'
import type { DocNode } from '#platform/markdown/doc.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import type { Words } from '../export/entry-markdown.ts'
import type { BookEntry } from './book.ts'
import type { Typesetter } from '#platform/server/book/typesetter.ts'

/** ISO 15924 codes of modern scripts that the book's fonts lack, with Unicode's names for them. */
const SCRIPTS = {
  Armn: 'Armenian',
  Beng: 'Bengali',
  Cher: 'Cherokee',
  Deva: 'Devanagari',
  Ethi: 'Ethiopic',
  Geor: 'Georgian',
  Gujr: 'Gujarati',
  Guru: 'Gurmukhi',
  Java: 'Javanese',
  Khmr: 'Khmer',
  Knda: 'Kannada',
  Laoo: 'Lao',
  Mlym: 'Malayalam',
  Mong: 'Mongolian',
  Mymr: 'Myanmar',
  Orya: 'Oriya',
  Sinh: 'Sinhala',
  Syrc: 'Syriac',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Thaa: 'Thaana',
  Thai: 'Thai',
  Tibt: 'Tibetan',
  Arab: 'Arabic',
  Cyrl: 'Cyrillic',
  Grek: 'Greek',
  Hani: 'Han',
  Hang: 'Hangul',
  Hebr: 'Hebrew',
  Latn: 'Latin',
} as const
const OF_SCRIPT = Object.entries(SCRIPTS).map(([code, name]) => [code, new RegExp(`\\p{Script=${name}}`, 'u')] as const)
const MOST_EXAMPLES = 6

/** All texts of an entry that a book would print. */
export function textsOf({ data, attachments }: BookEntry, names: Words): string[] {
  const feelings = data.mood?.moodId ? [names.moods.get(data.mood.moodId)] : []
  const activities = data.activities.map((id) => names.activities.get(id))
  const captions = attachments.flatMap((one) => [one.data.name, one.data.caption])
  const texts = [data.title, data.place, ...data.tags, ...feelings, ...activities, ...captions, ...wordsOf(docOf(data.body))]
  return texts.filter((text): text is string => typeof text === 'string')
}

const wordsOf = ({ text, content = [] }: DocNode): string[] => [...(text === undefined ? [] : [text]), ...content.flatMap(wordsOf)]

/** Characters that no font has, by script, the most frequent first. */
export function signsMissing(missing: Typesetter['missing']): BookSigns['scripts'] {
  const scripts = Map.groupBy(missing, ([sign]) => OF_SCRIPT.find(([, pattern]) => pattern.test(sign))?.[0] ?? null)
  return [...scripts]
    .map(([script, signs]) => ({
      script,
      signs: signs.reduce((sum, [, count]) => sum + count, 0),
      // Combining marks are invisible without their letter.
      examples: signs
        .filter(([sign]) => !/\p{M}/u.test(sign))
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST_EXAMPLES)
        .map(([sign]) => sign),
    }))
    .toSorted((a, b) => b.signs - a.signs)
}
