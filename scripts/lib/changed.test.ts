import { expect, test } from 'vitest'
import { journeysFor } from './changed.ts'

const SPECS = ['habits.spec.ts', 'journal.spec.ts', 'journal-more.spec.ts', 'ways.spec.ts', 'zoom.spec.ts']
const FEATURES = ['habits', 'hub', 'journal']
const touchedBy = (...files: string[]) => journeysFor(files, SPECS, FEATURES)

test('a change inside a feature touches all journeys of its own, and the core of those that walk through everything', () => {
  expect(touchedBy('src/features/journal/web/entry/EntryPage.tsx')).toEqual({
    own: ['journal.spec.ts', 'journal-more.spec.ts'],
    other: ['ways.spec.ts', 'zoom.spec.ts'],
  })
  expect(touchedBy('src/features/hub/server/routes.ts')).toEqual({ own: [], other: ['ways.spec.ts', 'zoom.spec.ts'] })
})

test('a change below or above the features touches the core of every journey', () => {
  for (const file of [
    'src/platform/web/ui/Button.tsx',
    'src/app/server/boot.ts',
    'e2e/lib/test.ts',
    'migrations/0042_x.sql',
    'package-lock.json',
  ])
    expect(touchedBy(file), file).toEqual({ own: [], other: SPECS })
})

test('a changed journey touches itself; documents, tests and benches touch none', () => {
  const none = { own: [], other: [] }
  expect(touchedBy('e2e/habits.spec.ts')).toEqual({ own: ['habits.spec.ts'], other: [] })
  expect(touchedBy('e2e/gone.spec.ts')).toEqual(none)
  expect(touchedBy('README.md', 'docs/adr/0001-x.md', 'src/app/server/crash.test.ts', 'bench/start.ts', 'scripts/check.ts')).toEqual(none)
})
