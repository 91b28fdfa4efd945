import { fold } from '#platform/contract/fold.ts'
import { matchCost } from '#platform/contract/match-cost.ts'
import type { FeatureCommands } from '#platform/web/commands/command.ts'
import type { Language } from '#platform/web/i18n/locale-settings.ts'

export type NamedPage = { to: string; words: Readonly<Record<Language, { title: string; also?: string }>> }

/** Words around the name of a page that do not identify it. */
const AROUND = new Set(
  'page screen area please the my of app seite bereich bitte die der das den dem mein meine meinen meinem meiner in zu zum zur ins to'.split(
    ' ',
  ),
)
/** The beginning of a name is enough from this number of letters on, with any ending. */
const LEAST_LETTERS = 4
const MOST_ENDING = 2
const PAGE_OF = /(?<=\p{L}{4})seite$/u

/** All pages of the command palette. */
export const pagesOf = (files: readonly Pick<FeatureCommands, 'commands'>[]): NamedPage[] =>
  files
    .flatMap(({ commands }) => commands)
    .flatMap((one) => (one.kind !== 'action' && 'to' in one ? [{ to: one.to, words: one.words }] : []))

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !AROUND.has(word))
    .map((word) => word.replace(PAGE_OF, ''))

/** Whether a page has this name in either language: each spoken word is, or begins, a word of its title or other names. */
export function isPageNamed(place: string, pages: readonly NamedPage[]): boolean {
  const spoken = wordsOf(place)
  if (spoken.length === 0) return false
  return pages.some(({ words }) =>
    [words.en, words.de].some(({ title, also = '' }) => {
      const own = wordsOf(`${title} ${also}`)
      return spoken.every((word) => own.some((one) => startsAlike(one, word)))
    }),
  )
}

/** Ignores endings: "rezepten" and "Rezepte" match, and so do "mess" and "Messwerte". */
function startsAlike(name: string, spoken: string): boolean {
  const common = Math.max(LEAST_LETTERS, spoken.length - MOST_ENDING)
  return name === spoken || (spoken.length >= LEAST_LETTERS && name.startsWith(spoken.slice(0, common)))
}

/** Pages that match a name, best first: the exact one alone, otherwise all that match about as well as the best. */
export function pagesNamed(place: string, pages: readonly NamedPage[], language: Language, aboutAsWell: number) {
  const rated = pages
    .flatMap(({ to, words }) => {
      const costs = [words[language], words[language === 'en' ? 'de' : 'en']].flatMap(
        ({ title, also }) => matchCost(wordsOf(place).join(' '), title, also ?? '') ?? [],
      )
      return costs.length > 0 ? [{ to, title: words[language].title, cost: Math.min(...costs) }] : []
    })
    .toSorted((a, b) => a.cost - b.cost)
  const [best] = rated
  if (!best) return []
  return best.cost === 0 ? [best] : rated.filter(({ cost }) => cost - best.cost <= aboutAsWell)
}
