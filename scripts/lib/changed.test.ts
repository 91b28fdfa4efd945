import { expect, test } from 'vitest'
import { journeysFor } from './changed.ts'

const SPECS = ['habits.spec.ts', 'journal.spec.ts', 'journal-more.spec.ts', 'ways.spec.ts', 'zoom.spec.ts']
const FEATURES = ['habits', 'hub', 'journal']
const touchedBy = (...files: string[]) => journeysFor(files, SPECS, FEATURES)

test('a change inside a feature touches its own journeys and those that walk through everything', () => {
  expect(touchedBy('src/features/journal/web/entry/EntryPage.tsx')).toEqual([
    'journal.spec.ts',
    'journal-more.spec.ts',
    'ways.spec.ts',
    'zoom.spec.ts',
  ])
  expect(touchedBy('src/features/hub/server/routes.ts')).toEqual(['ways.spec.ts', 'zoom.spec.ts'])
})

test('a change below or above the features touches every journey', () => {
  for (const file of [
    'src/platform/web/ui/Button.tsx',
    'src/app/server/boot.ts',
    'e2e/lib/test.ts',
    'migrations/0042_x.sql',
    'package-lock.json',
  ])
    expect(touchedBy(file), file).toEqual(SPECS)
})

test('a changed journey touches itself; words for readers, tests and benches touch none', () => {
  expect(touchedBy('e2e/habits.spec.ts')).toEqual(['habits.spec.ts'])
  expect(touchedBy('e2e/gone.spec.ts')).toEqual([])
  expect(touchedBy('README.md', 'docs/adr/0001-x.md', 'src/app/server/crash.test.ts', 'bench/start.ts', 'scripts/check.ts')).toEqual([])
})
