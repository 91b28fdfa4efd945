import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import type { Body } from '../form/fields.ts'
import type { RecordKind } from '../kinds.ts'
import { PLAN_ID } from '../plan/plan.ts'
import { give, openBrief } from './brief/sharing.ts'
import { storeRecord } from './keeping.ts'

const DAY_MS = 86_400_000

const THOUGHTS: readonly (readonly [string, string, string, number, number, readonly string[]])[] = [
  [
    'Nobody answered my message in the group',
    'They find me tiresome',
    'They are at work; two of them wrote last week without being asked',
    70,
    35,
    ['mind-reading'],
  ],
  [
    'The oven broke on the day of the dinner',
    'I ruin everything',
    'An oven broke. We had bread and cheese, and laughed',
    65,
    20,
    ['always', 'label'],
  ],
  [
    'My report came back with red marks',
    'I am no good at this',
    'Nine remarks on twelve pages, and a thank you below',
    80,
    50,
    ['filter', 'discount'],
  ],
  ['I forgot Ida’s birthday', 'I am a bad friend', 'I forgot a day. I remembered the year she moved', 75, 40, ['label', 'blame']],
  ['The plane shook over the Alps', 'This is the end', 'It shook, as it does there. It landed on time', 90, 45, ['fortune', 'feelings']],
]

/** Answers as digits, by item. */
const itemsOf = (answers: string) => Object.fromEntries([...answers].map((answer, at) => [`q${at + 1}`, answer]))

const ACTIVITIES: readonly (readonly [string, string, number?, number?])[] = [
  ['Swim before work', 'pleasant'],
  ['Ring the dentist', 'needed', 40, 55],
  ['Walk to the weir', 'pleasant', 35, 60],
  ['Sort the letters for ten minutes', 'needed', 45, 50],
  ['Bake with Ida', 'pleasant', 30, 65],
  ['Tax papers, first folder', 'needed', 50, 60],
  ['An hour in the library', 'pleasant', 45, 55],
]

/** A safety plan from last spring, thought records, plans for the week, and two weeks of a sleep diary. */
export const year: Year = async (app, person) => {
  const now = app.clock.now().getTime()
  const write = async (ago: number, kind: RecordKind, body: Body, id = uuidv7()) => {
    const at = new Date(now - ago * DAY_MS)
    const day = localDayOf(at, person.zone, person.dayStart)
    await storeRecord(app, person, id, {
      kind,
      day,
      at: at.toISOString(),
      revision: uuidv7(),
      after: [],
      copyId: uuidv7(),
      body: body as never,
    })
    return id
  }
  await write(
    200,
    'plan',
    {
      signs: 'I stop answering messages\nI lie awake after three\nEverything sounds like a reproach',
      alone: 'Walk to the weir and back\nThe long playlist\nA hot shower, then tea',
      company: [{ name: 'Ida, who never asks' }, { name: 'The library, upper floor' }],
      helpers: [
        { name: 'My sister', phone: '+49 30 5550 101' },
        { name: 'Jonas', phone: '+49 30 5550 102' },
      ],
      services: [{ name: 'Dr Adler’s practice', phone: '+49 30 5550 110' }],
      safer: 'My sister has the spare tablets\nNo wine in the house in bad weeks',
      reasons: 'The garden in May. My niece. Finishing the boat.',
    },
    PLAN_ID,
  )
  let newest = ''
  for (const [at, [situation, thought, view, before, after, distortions]] of THOUGHTS.entries()) {
    const body = {
      situation,
      thought,
      feeling: 'Ashamed',
      before,
      distortions,
      for: 'It happened.',
      against: 'It is not all that happened.',
      view,
      after,
    }
    newest = await write(60 - at * 13, 'thought', body)
  }
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  for (const [at, [what, sort, before, after]] of ACTIVITIES.entries()) {
    const isDone = before !== undefined && after !== undefined
    const planned = addDays(today, isDone ? -3 * at - 1 : 1)
    await write(isDone ? 3 * at + 1 : 0, 'activity', { what, sort, planned, time: '17:30', ...(isDone && { done: 'yes', before, after }) })
  }
  for (let ago = 14; ago > 0; ago--)
    await write(ago, 'sleep', {
      bed: '22:45',
      lights: ago % 3 === 0 ? '23:30' : '23:10',
      latency: 15 + ((ago * 7) % 25),
      times: ago % 3,
      awake: (ago * 11) % 40,
      wake: '06:20',
      up: '06:45',
      quality: String(2 + (ago % 3)),
    })
  for (const [at, answers] of ['222211110', '221211110', '212111100', '111211100', '111111000', '011110000'].entries())
    await write(110 - at * 20, 'phq9', { ...itemsOf(answers), burden: at < 3 ? '1' : '0' })
  for (const [at, answers] of ['2221122', '2221111', '1221111', '1111011'].entries()) await write(80 - at * 20, 'gad7', itemsOf(answers))
  await write(5, 'programme', {
    programme: 'mood',
    state: 'on',
    done: ['1', '2', '4'],
    skipped: ['3'],
    notes: [{ day: 2, note: 'The cup was enough.' }],
  })
  for (const [ago, what] of [
    [2, 'Why the evenings are worse than the mornings'],
    [9, 'The visit in June'],
  ] as const)
    await write(ago, 'agenda', { what })
  await write(4, 'homework', { what: 'Two activities before noon, three times a week', due: addDays(today, 3), how: 'Once so far' })
  await write(6, 'note', { what: 'Small before large. The cup counts.' })
  await write(1, 'appointment', { with: 'Dr Adler', on: addDays(today, 5), time: '16:00', where: 'Lindenhof 4, second floor' })
  const expiresAt = new Date(now + 10 * DAY_MS).toISOString()
  const kinds: RecordKind[] = ['agenda', 'phq9', 'thought']
  const link = await give(app, person, uuidv7(), { username: null, isNamed: true, from: addDays(today, -60), to: today, kinds, expiresAt })
  await openBrief(app, link.token!, null, undefined)
  return {
    pages: {
      '/shared-brief/:token': { token: link.token! },
      '/my-therapist/measures/:measure': { measure: 'phq9' },
      '/my-therapist/programmes/:programme': { programme: 'mood' },
      '/my-therapist/tools/:tool': { tool: 'thought' },
      '/my-therapist/tools/:tool/talk': { tool: 'thought' },
      '/my-therapist/tools/:tool/:id': { tool: 'thought', id: newest },
    },
  }
}
