import { expect, test } from 'vitest'
import { closingLine, flakyTitles, journeyCounts, type JourneyReport } from './test-runners.ts'

const report = (flaky: number): JourneyReport => ({
  stats: { expected: 40, unexpected: 1, flaky, skipped: 0 },
  suites: [
    {
      title: 'garden.spec.ts',
      specs: [{ title: 'the garden opens', tests: [{ status: 'expected' }] }],
      suites: [{ title: 'on a phone', specs: [{ title: 'a plant is named', tests: [{ status: 'flaky' }] }] }],
    },
  ],
})

test('the closing line has the format that CI reads', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(closingLine({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped')
})

test('two flaky journeys pass and are named; a third makes all of them failures', () => {
  expect(journeyCounts(report(2))).toEqual({ passed: 42, failed: 1, skipped: 0 })
  expect(journeyCounts(report(3))).toEqual({ passed: 40, failed: 4, skipped: 0 })
  expect(flakyTitles(report(1))).toEqual(['garden.spec.ts › on a phone › a plant is named'])
})
