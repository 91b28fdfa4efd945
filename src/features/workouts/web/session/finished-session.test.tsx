import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exercises } from '../../content/exercises/table.ts'
import { addItem, changeField, changeSet, markSet } from '../../training/edit-session.ts'
import { itemsOf } from '../../training/session.ts'
import { emptySession } from '../../training/start-session.ts'
import type { Table } from '../core/use-table.ts'
import { ReadOnlySets } from './ReadOnlySets.tsx'

const NOW = Date.parse('2026-05-04T17:00:00.000Z')
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const table: Table = { all: exercises, own: new Set(), byId, nameOf: (id) => byId.get(id)?.name ?? id }

test('a finished session shows the sets that were done, and no exercise without one', () => {
  let next = 0
  const newId = () => `01900000-0000-7000-8000-${String(++next).padStart(12, '0')}`
  let session = emptySession({ id: newId(), now: NOW, zone: 'Europe/Berlin', name: '' })
  for (const exercise of ['barbell-bench-press', 'dumbbell-curl'])
    session = addItem(session, newId(), byId.get(exercise)!, { after: null, sets: 3, newId, unit: 'kg', now: NOW })
  const [first, second] = itemsOf(session)[0]!.sets
  session = markSet(changeSet(session, first!.id, { weight: 60, amount: 8 }, NOW), first!.id, true, NOW)
  session = changeSet(session, second!.id, { weight: 70, amount: 8 }, NOW)
  session = changeField(session, 'finishedAt', new Date(NOW).toISOString(), NOW)
  render(<ReadOnlySets session={session} table={table} change={() => {}} unit="kg" />)
  expect(screen.getAllByRole('article')).toHaveLength(1)
  screen.getByText('60 kg × 8')
  expect(screen.getByRole('article').textContent).not.toContain('70')
})

test('a finished set shows the unit of its amount', () => {
  let next = 0
  const newId = () => `01900000-0000-7000-8000-${String(++next).padStart(12, '0')}`
  let session = emptySession({ id: newId(), now: NOW, zone: 'Europe/Berlin', name: '' })
  for (const [exercise, amount] of [
    ['plank', 90],
    ['bear-crawl', 20],
  ] as const) {
    session = addItem(session, newId(), byId.get(exercise)!, { after: null, sets: 1, newId, unit: 'kg', now: NOW })
    const [set] = itemsOf(session).at(-1)!.sets
    session = markSet(changeSet(session, set!.id, { amount }, NOW), set!.id, true, NOW)
  }
  session = changeField(session, 'finishedAt', new Date(NOW).toISOString(), NOW)
  render(<ReadOnlySets session={session} table={table} change={() => {}} unit="kg" />)
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(['Plank1:30', 'Bear crawl20\u00a0m'])
})
