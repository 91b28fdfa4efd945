import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { exercises } from '../../content/exercises/table.ts'
import type { PastSession } from '../../engine/types.ts'
import { usualGym } from '../../gyms/usual.ts'
import { placeOf } from '../../gyms/loads.ts'
import { addItem, changeSet, markSet } from '../../training/edit-session.ts'
import { itemsOf, type Session } from '../../training/session.ts'
import { emptySession } from '../../training/start-session.ts'
import type { Here } from '../data/use-place.ts'
import { ExerciseCard } from './ExerciseCard.tsx'

const NOW = Date.parse('2026-05-04T17:00:00.000Z')
const gym = usualGym('gym', 'kg', 'Gym')
const here: Here = { gym, id: null, place: placeOf(gym), unit: 'kg', isDeleted: false }
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))

let next = 0
const newId = () => `01900000-0000-7000-8000-${String(++next).padStart(12, '0')}`

/** A session with one exercise of three sets, for which only the repetitions are given. */
function sessionOf(exerciseId: string, weights: readonly (number | null)[] = [null, null, null]): Session {
  const session = addItem(emptySession({ id: newId(), now: NOW, zone: 'Europe/Berlin', name: '' }), newId(), byId.get(exerciseId)!, {
    after: null,
    sets: weights.length,
    newId,
    unit: 'kg',
    now: NOW,
  })
  return itemsOf(session)[0]!.sets.reduce((now, { id }, at) => changeSet(now, id, { weight: weights[at]!, amount: 8 }, NOW), session)
}

function Card({ start, past = [] }: { start: Session; past?: readonly PastSession[] }) {
  const [session, setSession] = useState(start)
  const { id, item, sets } = itemsOf(session)[0]!
  return (
    <ExerciseCard
      id={id}
      item={item}
      sets={sets}
      exercise={byId.get(item.exercise)}
      name="Bench press"
      past={past}
      here={here}
      effortScale="off"
      isLinked={false}
      change={(how) => setSession((now) => how(now, NOW))}
      mark={(set, isDone) => setSession((now) => markSet(now, set, isDone, NOW))}
      onMenu={() => {}}
    />
  )
}

const weightOf = (number: number) => screen.getByLabelText<HTMLInputElement>(`Weight, set ${number} of Bench press`)
const doneOf = (number: number) => screen.getByRole('button', { name: `Done: set ${number} of Bench press` })
const isDone = (number: number) => doneOf(number).getAttribute('aria-pressed') === 'true'
const type = (number: number, text: string) => fireEvent.change(weightOf(number), { target: { value: text } })

test('the weight of a set is copied to later sets, but not to one planned with another weight', () => {
  render(<Card start={sessionOf('barbell-bench-press', [60, 60, 60, 40])} />)
  type(2, '62.5')
  fireEvent.click(doneOf(2))
  expect([1, 2, 3, 4].map((number) => weightOf(number).value)).toEqual(['60', '62.5', '62.5', '40'])
})

test('the weight of a set does not change finished sets', () => {
  render(<Card start={sessionOf('barbell-bench-press', [60, 60, 60])} />)
  fireEvent.click(doneOf(3))
  type(1, '55')
  expect([1, 2, 3].map((number) => weightOf(number).value)).toEqual(['55', '55', '60'])
})

test('sets without a weight take that of the set just done', () => {
  render(<Card start={sessionOf('barbell-bench-press')} />)
  type(1, '50')
  fireEvent.click(doneOf(1))
  expect([1, 2, 3].map((number) => weightOf(number).value)).toEqual(['50', '50', '50'])
})

test('a loaded exercise asks before a set without a weight counts', () => {
  render(<Card start={sessionOf('barbell-bench-press')} />)
  fireEvent.click(doneOf(1))
  expect(isDone(1)).toBe(false)
  expect(screen.getByRole('alert').textContent).toContain('no weight')
  expect(document.activeElement).toBe(weightOf(1))
  fireEvent.click(screen.getByRole('button', { name: 'Count it without weight' }))
  expect(isDone(1)).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a body-weight exercise asks for no weight', () => {
  render(<Card start={sessionOf('push-up')} />)
  fireEvent.click(doneOf(1))
  expect(isDone(1)).toBe(true)
})

test('a weight above the place’s maximum needs one confirmation', () => {
  const most = here.place.loadsFor(byId.get('barbell-bench-press')!).at(-1)!
  render(<Card start={sessionOf('barbell-bench-press', [60, 60, 60])} />)
  type(1, String(most + 10))
  fireEvent.click(doneOf(1))
  expect(isDone(1)).toBe(false)
  expect(screen.getByRole('alert').textContent).toContain(`${most} kg`)
  fireEvent.click(screen.getByRole('button', { name: 'Yes, that is right' }))
  expect(isDone(1)).toBe(true)
  fireEvent.click(doneOf(2))
  expect(isDone(2)).toBe(true)
})

test('a load below that of last time offers its reason, until a set is done', () => {
  const past: PastSession[] = [{ daysAgo: 7, target: null, sets: [{ weight: 48, amount: 8, reserve: 2 }] }]
  const { unmount } = render(<Card start={sessionOf('barbell-bench-press', [47.5])} past={past} />)
  expect(screen.queryByRole('button', { name: /Lighter than last time/ })).toBeNull()
  unmount()
  render(<Card start={sessionOf('barbell-bench-press', [32])} past={past} />)
  expect(screen.getByRole('button', { name: /Lighter than last time/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Done/ }))
  expect(screen.queryByRole('button', { name: /Lighter than last time/ })).toBeNull()
})
