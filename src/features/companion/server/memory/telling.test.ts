import { expect, test } from 'vitest'
import { lineOf } from './telling.ts'

test('a remembered sentence carries its day in the person’s zone', () => {
  const memory = { sentence: 'Sleeps badly before exams.', area: 'health', at: new Date('2026-05-04T22:30:00Z') } as const
  expect(lineOf(memory, 'Europe/Berlin')).toBe('- 2026-05-05, health: "Sleeps badly before exams."')
  expect(lineOf(memory, 'America/New_York')).toBe('- 2026-05-04, health: "Sleeps badly before exams."')
})
