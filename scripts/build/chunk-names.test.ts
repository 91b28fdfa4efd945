import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkNames, type ModuleGraph } from './chunk-names.ts'

const graphOf = (imports: Record<string, readonly string[]>, dynamic: Record<string, readonly string[]>): ModuleGraph => ({
  ids: new Set([...Object.entries(imports), ...Object.entries(dynamic)].flatMap(([id, others]) => [id, ...others])),
  importsOf: (id) => imports[id] ?? [],
  dynamicImportsOf: (id) => dynamic[id] ?? [],
})

const feature = (name: string, file: string) => `/x/src/features/${name}/web/${file}`
const platform = (file: string) => `/x/src/platform/web/${file}`
const MAIN = '/x/src/app/web/main.tsx'

test('a module is with its only page, in the core of a feature, or in a chunk that features share', () => {
  const [list, habit, soul] = [feature('habits', 'HabitsPage.tsx'), feature('habits', 'HabitPage.tsx'), feature('soul', 'SoulPage.tsx')]
  const names = chunkNames(
    graphOf(
      {
        [MAIN]: [platform('session.ts')],
        [list]: [feature('habits', 'Row.tsx'), feature('habits', 'marks.ts')],
        [habit]: [feature('habits', 'marks.ts'), platform('botany/Plant.tsx')],
        [soul]: [platform('botany/Plant.tsx')],
      },
      { [MAIN]: [list, habit, soul] },
    ),
    [MAIN],
  )
  expect(names.get(platform('session.ts'))).toBe('shell')
  expect(names.get(feature('habits', 'Row.tsx'))).toBe('habits-HabitsPage')
  expect(names.get(feature('habits', 'marks.ts'))).toBe('habits-core')
  expect(names.get(platform('botany/Plant.tsx'))).toBe('shared-botany')
})

test('modules that only the pages of one folder share are in a core of that folder, which other pages of the feature do not load', () => {
  const [calm, daylio] = [feature('marketing', 'compare/CalmPage.tsx'), feature('marketing', 'compare/DaylioPage.tsx')]
  const faq = feature('marketing', 'FaqPage.tsx')
  const [table, footer] = [feature('marketing', 'compare/Table.tsx'), feature('marketing', 'Footer.tsx')]
  const graph = graphOf({ [calm]: [table, footer], [daylio]: [table], [faq]: [footer] }, { [MAIN]: [calm, daylio, faq] })
  const names = chunkNames(graph, [MAIN], 2)
  expect(names.get(table)).toBe('marketing-compare-core')
  expect(names.get(footer)).toBe('marketing-compare-top-core')
  expect(chunkNames(graph, [MAIN]).get(table)).toBe('marketing-core')
})

test('a module of one dialog is loaded with the dialog, and one that its page has comes with the page', () => {
  const [page, dialog] = [feature('habits', 'HabitsPage.tsx'), feature('habits', 'DayDialog.tsx')]
  const names = chunkNames(
    graphOf(
      { [page]: [feature('habits', 'marks.ts')], [dialog]: [feature('habits', 'marks.ts'), feature('habits', 'Day.tsx')] },
      { [MAIN]: [page], [page]: [dialog] },
    ),
    [MAIN],
  )
  expect(names.get(feature('habits', 'Day.tsx'))).toBe('habits-DayDialog')
  expect(names.get(feature('habits', 'marks.ts'))).toBe('habits-HabitsPage')
})

test('data that two modules load later is in a file of its own, and brings no dialog along', () => {
  const [page, dialog] = [feature('journal', 'JournalPage.tsx'), feature('journal', 'MoveDialog.tsx')]
  const [english, german, data] = ['bank.en.ts', 'bank.de.ts', 'bank.json'].map((file) => `/x/src/features/journal/prompts/${file}`)
  const shared = feature('journal', 'Panel.tsx')
  const names = chunkNames(
    graphOf(
      { [english!]: [data!], [german!]: [data!], [dialog]: [shared], [feature('journal', 'Other.tsx')]: [shared] },
      { [MAIN]: [page], [page]: [dialog, feature('journal', 'Other.tsx'), english!, german!] },
    ),
    [MAIN],
  )
  expect(names.get(data!)).toBe('journal-bank-data')
  expect(names.get(shared)).toBe('journal-dialogs')
})

test.each([0, 2])(
  'no two chunks import each other, for any graph of features and platform; folders with a core of their own: %i',
  (mostFolders) => {
    // Edges lead from lower to higher numbers, and never from the platform to a feature.
    const files = [
      MAIN,
      ...['a', 'b', 'c'].flatMap((name) =>
        ['PageA.tsx', 'PageB.tsx', 'deep/PageC.tsx', 'deep/PageD.tsx', 'OneDialog.tsx', 'x.ts', 'y.ts', 'TodayHubCard.tsx'].map((file) =>
          feature(name, file),
        ),
      ),
      ...['botany/one.ts', 'two.ts', 'three.ts'].map(platform),
    ]
    const mayImport = (from: string, to: string) => {
      const [own, other] = [from, to].map((id) => /features\/(\w+)/.exec(id)?.[1])
      return own === undefined ? other === undefined || from === MAIN : other === undefined || other === own
    }
    const edges = fc.array(fc.tuple(fc.nat(files.length - 1), fc.nat(files.length - 1), fc.boolean()), { maxLength: 80 })
    fc.assert(
      fc.property(edges, (all) => {
        const imports: Record<string, string[]> = {}
        const dynamic: Record<string, string[]> = {}
        for (const [from, to, isDynamic] of all) {
          const [a, b] = [files[from]!, files[to]!]
          if (!mayImport(a, b)) continue
          if (isDynamic) (dynamic[a] ??= []).push(b)
          else if (from < to && a !== MAIN) (imports[a] ??= []).push(b)
        }
        const names = chunkNames(graphOf(imports, dynamic), [MAIN], mostFolders)
        const chunkImports = new Map<string, Set<string>>()
        for (const [from, others] of Object.entries(imports))
          for (const to of others) {
            const [a, b] = [names.get(from)!, names.get(to)!]
            if (a !== b) chunkImports.set(a, (chunkImports.get(a) ?? new Set()).add(b))
          }
        const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
          [...(chunkImports.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && leadsTo(next, to, seen.add(next))))
        for (const chunk of chunkImports.keys()) expect(leadsTo(chunk, chunk), JSON.stringify({ imports, dynamic })).toBe(false)
      }),
      { numRuns: 500 },
    )
  },
)
