import { expect, test } from 'vitest'
import { structures } from '../../content/structures/structures.ts'
import { sharedPlan } from '../plan/shared-plan.ts'
import { readSharedPlan } from './read-shared-plan.ts'

test('a plan shared as a file is the same plan for the person who opens it, and is marked as shared', () => {
  for (const { plan, weekdays } of structures)
    expect(readSharedPlan(sharedPlan('Autumn', { plan, weekdays: [...weekdays] }))).toEqual({
      name: 'Autumn',
      origin: 'shared',
      weekdays,
      plan,
      place: null,
    })
  expect(readSharedPlan(sharedPlan('Autumn', { plan: structures[0]!.plan, weekdays: null }))!.weekdays).toBeNull()
})

test.each([
  '',
  'null',
  '[]',
  '7',
  '"plan"',
  '{',
  '{"plan":null}',
  '{"plan":{"days":[]}}',
  '{"plan":{"days":7,"weeks":[]}}',
  'title,start_time\nA,B',
])('%j is no plan', (text) => {
  expect(readSharedPlan(text)).toBeUndefined()
})

test('a name that is too long is cut, and other data of the file is ignored', () => {
  const file = JSON.stringify({
    name: 'n'.repeat(5000),
    weekdays: 'all',
    plan: { days: [], weeks: [] },
    isActive: true,
    next: 7,
    place: 'theirs',
  })
  expect(readSharedPlan(file)).toEqual({
    name: 'n'.repeat(120),
    origin: 'shared',
    weekdays: null,
    plan: { days: [], weeks: [] },
    place: null,
  })
})
