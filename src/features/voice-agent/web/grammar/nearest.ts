import type { CompanionTool } from '#platform/web/voice/tool.ts'
import { wordsOf } from './words.ts'

const MOST = 2

/** The words that a tool's phrases say, without slots. */
const vocabularyOf = ({ phrases, example }: Pick<CompanionTool, 'phrases' | 'example'>): Set<string> =>
  new Set([
    ...phrases
      .split(/[\s|]+/)
      .map((word) => word.replace('?', ''))
      .filter((word) => word !== '' && !word.startsWith('<') && word !== '*'),
    ...Object.values(example ?? {}).flatMap((text) => wordsOf(text)?.map(({ plain }) => plain) ?? []),
  ])

/** The tools whose words these are most like, the rarer a word the more it counts; those without an example cannot be offered. */
export function nearestTools<T extends Pick<CompanionTool, 'phrases' | 'example'>>(text: string, tools: readonly T[]): T[] {
  const words = new Set(wordsOf(text)?.map(({ plain }) => plain) ?? [])
  const all = tools.map((tool) => ({ tool, vocabulary: vocabularyOf(tool) }))
  const rarity = (word: string): number => {
    const having = all.filter(({ vocabulary }) => vocabulary.has(word)).length
    return having === 0 ? 0 : Math.log(all.length / having)
  }
  return all
    .filter(({ tool }) => tool.example)
    .map(({ tool, vocabulary }) => ({ tool, score: [...words].reduce((sum, word) => sum + (vocabulary.has(word) ? rarity(word) : 0), 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ tool }) => tool)
}
