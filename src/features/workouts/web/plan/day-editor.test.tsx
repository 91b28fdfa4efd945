import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exercises } from '../../content/exercises/table.ts'
import { plainSlot } from '../../engine/plans.fixture.ts'
import type { PlanDay } from '../../engine/types.ts'
import { placeOf } from '../../gyms/loads.ts'
import { usualGym } from '../../gyms/usual.ts'
import type { Table } from '../core/use-table.ts'
import { DayEditor } from './DayEditor.tsx'

vi.mock('../data/use-training.ts', () => ({ useTraining: () => ({ data: undefined }) }))
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const table: Table = { all: exercises, own: new Set(), byId, nameOf: (id) => byId.get(id)?.name ?? id }
const day: PlanDay = {
  id: 'd',
  name: 'Monday',
  focus: 'own',
  warmUp: 0,
  slots: [plainSlot('barbell-row', { id: 'a' })],
}

test('a plan’s repetitions and rest can be changed, and an invalid range is refused', async () => {
  const changes: PlanDay[] = []
  const gym = usualGym('gym', 'kg', 'Gym')
  render(
    <DayEditor
      day={day}
      name="Monday"
      table={table}
      place={placeOf(gym)}
      unit="kg"
      onChange={(one) => changes.push(one)}
      onRemove={undefined}
    />,
  )
  fireEvent.click(screen.getByText('Repetitions and rest'))
  fireEvent.change(await screen.findByLabelText('Repetitions, from'), { target: { value: '15' } })
  fireEvent.change(screen.getByLabelText('Rest after each set'), { target: { value: '150' } })
  fireEvent.click(screen.getByRole('button', { name: /Save|Keep/ }))
  expect(changes).toEqual([])
  expect(screen.getByText(/two whole numbers/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Repetitions, to'), { target: { value: '20' } })
  fireEvent.click(screen.getByRole('button', { name: /Save|Keep/ }))
  expect(changes.at(-1)!.slots[0]).toMatchObject({ target: { kind: 'reps', from: 15, to: 20 }, rest: 150 })
})
