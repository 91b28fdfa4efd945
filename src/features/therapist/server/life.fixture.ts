import { localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { deleteTherapistRecord, putTherapistRecord } from '../contract.ts'
import type { Body } from '../form/fields.ts'
import { TOOL_KINDS, type RecordKind } from '../kinds.ts'
import { signedIn } from '#testing/make-user.ts'
import { addTherapistShare, endTherapistShare, getGivenBrief, getLinkedBrief, listGivenBriefs } from '../contract-brief.ts'
import { PLAN_ID } from '../plan/plan.ts'
import { ALL_TOOLS } from './core/forms.ts'

/** A changed safety plan, a deleted version of it, a record of each tool, both questionnaires, and a programme in progress. */
export const life: Life = async ({ server, me }) => {
  const now = server.clock.now()
  const day = localDayOf(now, 'UTC', 240)
  const write = async (id: string, kind: RecordKind, body: Body, after: string[] = []) => {
    const revision = uuidv7()
    const fields = { kind, day, at: now.toISOString(), revision, after, copyId: uuidv7(), body: body as never }
    await me.call(putTherapistRecord, { params: { id }, body: fields })
    return { revision, fields }
  }
  const first = await write(PLAN_ID, 'plan', { signs: 'I stop answering the telephone' })
  const plan = await write(
    PLAN_ID,
    'plan',
    {
      signs: 'I stop opening the curtains',
      company: [{ name: 'Orrin at the boathouse', phone: '+44 113 496 0717' }],
      reasons: 'The dog, and the sea in October',
    },
    [first.revision],
  )
  const deleted = uuidv7()
  const removed = await write(deleted, 'plan', { signs: 'A version that goes' })
  await me.call(deleteTherapistRecord, { params: { id: deleted }, query: { seen: removed.revision } })
  const other = uuidv7()
  await write(other, 'plan', { alone: 'The long way round the quarry' })
  const thought = uuidv7()
  await write(thought, 'thought', {
    situation: 'The ferry bell rang twice',
    thought: 'They have sailed without me on purpose',
    feeling: 'Left behind',
    before: 83,
    distortions: ['mind-reading'],
    view: 'The tide decides, and nobody asked it',
    after: 41,
  })
  for (const kind of TOOL_KINDS) if (kind !== 'thought') await write(uuidv7(), kind, ALL_TOOLS[kind].example.en)
  const answers = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`q${at + 1}`, String(at % 3)]))
  await write(uuidv7(), 'phq9', { ...answers, burden: '1' })
  const { q8: _q8, q9: _q9, ...seven } = answers
  await write(uuidv7(), 'gad7', seven)
  const note = 'The heron stood where the path ends'
  await write(uuidv7(), 'programme', { programme: 'mood', state: 'on', done: ['1', '2'], skipped: ['3'], notes: [{ day: 2, note }] })
  await write(uuidv7(), 'agenda', { what: 'The matter of the borrowed ladder' })
  await write(uuidv7(), 'homework', { what: 'Two evenings without the wireless', due: day, state: ['yes'] })
  await write(uuidv7(), 'note', { what: 'Gulls are not a reproach' })
  await write(uuidv7(), 'appointment', { with: 'Dr Quennell', on: day, time: '14:20', where: 'Above the bakery' })

  const reader = await signedIn(server)
  const chosen = { from: day, to: null, kinds: ['note' as const, 'phq9' as const], isNamed: true, expiresAt: null }
  const [link, access, ended] = [uuidv7(), uuidv7(), uuidv7()]
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString()
  const linked = await me.call(addTherapistShare, { params: { id: link }, body: { ...chosen, username: null, expiresAt: tomorrow } })
  await me.call(addTherapistShare, { params: { id: access }, body: { ...chosen, username: reader.user.username } })
  await me.call(addTherapistShare, { params: { id: ended }, body: { ...chosen, username: reader.user.username } })
  await me.call(endTherapistShare, { params: { id: ended } })
  await server.client().call(getLinkedBrief, { params: { token: linked.token! } })
  const { given } = await reader.call(listGivenBriefs)
  await reader.call(getGivenBrief, { params: { token: given[0]!.token } })
  return {
    pages: {
      '/shared-brief/:token': { token: linked.token! },
      '/my-therapist/measures/:measure': { measure: 'phq9' },
      '/my-therapist/programmes/:programme': { programme: 'mood' },
      '/my-therapist/tools/:tool': { tool: 'thought' },
      '/my-therapist/tools/:tool/talk': { tool: 'thought' },
      '/my-therapist/tools/:tool/:id': { tool: 'thought', id: thought },
    },
    says: [
      'The matter of the borrowed ladder',
      'Two evenings without the wireless',
      'Gulls are not a reproach',
      'Dr Quennell',
      link,
      reader.user.username,
      note,
      'They have sailed without me on purpose',
      'The tide decides, and nobody asked it',
      83,
      'Carry the mattress over',
      'I stop opening the curtains',
      'Orrin at the boathouse',
      '+44 113 496 0717',
      'The dog, and the sea in October',
      'The long way round the quarry',
    ],
    // Another person's share, or an invalid token: neither is an id of the person's own.
    shared: ['/api/therapist/given/', '/api/therapist/linked/'],
    things: {
      // The same id of another person is another record: they write their own, or have none to delete.
      'PUT /api/therapist/records/:id': { params: { id: PLAN_ID }, body: plan.fields, strangerGets: 200 },
      'PUT /api/therapist/shares/:id': {
        params: { id: uuidv7() },
        body: { ...chosen, username: null, expiresAt: tomorrow },
        strangerGets: 200,
      },
      'DELETE /api/therapist/shares/:id': { params: { id: access } },
      'DELETE /api/therapist/records/:id': { params: { id: other }, query: '?seen=', strangerGets: 200 },
    },
  }
}
