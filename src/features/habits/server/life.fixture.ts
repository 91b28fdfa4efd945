import { uuidv7 } from '#platform/server/core/ids.ts'
import { IMPORT_WORK } from '#testing/importing.ts'
import type { Life, LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import { deleteHabit, orderHabits, putGroup, putHabit, sendMarks } from '../contract.ts'
import { fields, mark } from './habits.fixture.ts'
import { importInto, undone } from './transfer/importing.fixture.ts'

/** Habits of every kind, grouped or not, with pauses, a goal, days done, skipped and noted, an archived one, and an imported one. */
export const life: Life = async ({ server, me }) => {
  const [walk, read, coffee, old, removed, group, removedGroup] = Array.from({ length: 7 }, () => uuidv7()) as [Id, Id, Id, Id, Id, Id, Id]
  const morning = { name: 'Lanternlight mornings', order: 3 }
  await me.call(putGroup, { params: { id: group }, body: morning })
  await me.call(putGroup, { params: { id: removedGroup }, body: { name: 'Away', order: 4 } })
  const walking = fields({
    name: 'Walk to the weir',
    question: 'Was the heron there?',
    notes: 'Boots by the backdoor.',
    groupId: group,
    pauses: [{ from: '2026-04-10', to: '2026-04-13' }],
  })
  await me.call(putHabit, { params: { id: walk }, body: walking })
  const reading = {
    name: 'Read marginalia',
    kind: 'atLeast',
    unit: 'folios',
    target: 37,
    goalTotal: 4019,
    step: 7.5,
    timeOfDay: 'evening',
  } as const
  await me.call(putHabit, {
    params: { id: read },
    body: fields({ ...reading, order: 1, schedule: { kind: 'perDays', times: 1, days: 7 } }),
  })
  const drinking = { name: 'Espresso doppio', kind: 'atMost', unit: 'thimbles', target: 2 } as const
  await me.call(putHabit, { params: { id: coffee }, body: fields({ ...drinking, order: 2, hue: 31 }) })
  await me.call(putHabit, { params: { id: old }, body: fields({ name: 'Unicycling', isArchived: true, order: 5 }) })
  await me.call(putHabit, { params: { id: removed }, body: fields({ name: 'Nothing of this stays' }) })
  await me.call(deleteHabit, { params: { id: removed } })
  const marks = [
    mark(walk, '2026-05-01', { op: 'set', value: 1 }),
    mark(walk, '2026-05-02', { op: 'skip', isSkipped: true, reason: 'Sprained an ankle' }),
    mark(walk, '2026-05-03', { op: 'note', note: 'Two kingfishers' }),
    mark(walk, '2026-05-04', { op: 'set', value: 1 }),
    mark(read, '2026-05-03', { op: 'add', amount: 23.5 }),
    mark(read, '2026-05-03', { op: 'add', amount: 18 }),
    mark(coffee, '2026-05-04', { op: 'set', value: 0 }),
  ]
  await me.call(sendMarks, { body: { marks } })
  // Done, undone and done again: its act in the ledger has another key by now.
  await me.call(sendMarks, { body: { marks: [mark(walk, '2026-05-01', { op: 'set', value: null }, '2026-05-04T09:01:00Z')] } })
  await me.call(sendMarks, { body: { marks: [mark(walk, '2026-05-01', { op: 'set', value: 1 }, '2026-05-04T09:02:00Z')] } })
  await me.call(orderHabits, { body: { habits: [coffee, walk, read].map((id) => ({ id, groupId: id === walk ? group : null })) } })
  await importHistory(server, me)
  return {
    says: [
      walking.name,
      walking.question,
      walking.notes,
      morning.name,
      reading.name,
      'folios',
      37,
      4019,
      'Espresso doppio',
      'thimbles',
      'Unicycling',
      'Sprained an ankle',
      'Two kingfishers',
      41.5,
      '2026-04-13',
      'Paragliding',
      'Thermals over the ridge',
      'old-tracker.csv',
      walk,
      read,
      coffee,
    ],
    jobs: IMPORT_WORK,
    things: {
      'GET /api/habits/:id': { params: { id: walk } },
      'PUT /api/habits/:id': { params: { id: walk }, body: walking, strangerGets: 200 },
      'DELETE /api/habits/:id': { params: { id: old }, strangerGets: 200 },
      'PUT /api/habit-groups/:id': { params: { id: group }, body: morning, strangerGets: 200 },
      'DELETE /api/habit-groups/:id': { params: { id: removedGroup }, strangerGets: 200 },
    },
    shared: ['/api/habits/exports/:format'],
    pages: { '/habits/:id': { id: walk } },
  }
}

/** One finished import, and one that was undone. */
async function importHistory(server: TestServer, me: LivingPerson) {
  const file = (name: string, comment: string) =>
    Buffer.from(`HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n${name},,,2026-04-20,1,${comment}\n`)
  await importInto(server, me, file('Paragliding', 'Thermals over the ridge'), {}, 'old-tracker.csv')
  const takenBack = await importInto(server, me, file('Abseiling', ''), {}, 'taken-back.csv')
  await undone(server, me, takenBack.id)
}

type Id = string
