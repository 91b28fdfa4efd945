import { uuidv7 } from '#platform/server/core/ids.ts'
import { IMPORT_WORK } from '#testing/importing.ts'
import type { Life, LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import { declineTip, deleteAssessment, putAssessment } from '../contract.ts'
import { putShare, revokeShare } from '../contract-sharing.ts'
import { loadTips } from '../content/load.ts'
import { answersTo, ended, sheet, settings, taken } from './personality.fixture.ts'
import { importInto, undone } from './transfer/importing.fixture.ts'

/** Two results, a quiz in progress, a deleted one, active and revoked links, a dismissed suggestion, and imported results. */
export const life: Life = async ({ server, me }) => {
  const inAMonth = new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString()
  const times = { ...answersTo(1, 120, (item) => (item % 5) + 1), 1: { value: 2, at: Date.parse('2026-05-04T08:07:11.417Z'), took: 48611 } }
  const first = await taken(me, { group: 'female-41-60', answers: times })
  const second = await taken(me, { language: 'de', ...ended(11) })
  const draft = uuidv7()
  await me.call(putAssessment, { params: { id: draft }, body: sheet(answersTo(1, 37)) })
  const spare = await taken(me, ended(12))
  const removed = await taken(me)
  await me.call(deleteAssessment, { params: { id: removed.id } })
  const [stored, revoked] = [uuidv7(), uuidv7()]
  const share = {
    ...settings({ scales: ['O', 'O2'], name: 'Marigold of the quiz', expiresAt: inAMonth }),
    assessmentId: first.id,
  }
  const { token } = await me.call(putShare, { params: { id: stored }, body: share })
  await me.call(putShare, { params: { id: revoked }, body: { ...settings(), assessmentId: second.id } })
  await me.call(revokeShare, { params: { id: revoked } })
  const shown = await me.call(putShare, {
    params: { id: uuidv7() },
    body: { ...settings({ preview: true, comparable: true }), assessmentId: second.id },
  })
  const tip = (await loadTips())[0]!.id
  await me.call(declineTip, { params: { tip }, body: { declined: true } })
  await importHistory(server, me)
  const params = { id: first.id }
  return {
    says: [
      first.id,
      second.id,
      draft,
      48611,
      'female-41-60',
      'Marigold of the quiz',
      token,
      shown.token,
      tip,
      'other-quiz.json',
      'bigfive-web',
    ],
    jobs: IMPORT_WORK,
    things: {
      'GET /api/personality/assessments/:id': { params },
      // The same id of another person is another quiz.
      'PUT /api/personality/assessments/:id': { params: { id: draft }, body: sheet(answersTo(30, 41)), strangerGets: 200 },
      'PUT /api/personality/assessments/:id/group': { params, body: { group: 'neutral' } },
      'DELETE /api/personality/assessments/:id': { params: { id: spare.id } },
      'GET /api/personality/assessments/:id/file/:format': { params: { id: first.id, format: 'csv' } },
      'GET /api/personality/assessments/:id/life': { params },
      'GET /api/personality/assessments/:id/report': { params },
      'PUT /api/personality/shares/:id': { params: { id: stored }, body: share },
      'DELETE /api/personality/shares/:id': { params: { id: stored } },
    },
    shared: ['/api/personality/shared/', '/api/personality/tips/'],
    pages: { '/personality-quiz/results/:id': { id: shown.token } },
    looks: [`/personality-quiz/results/${first.id}`, `/personality-quiz/results/${shown.token}`, `/personality-quiz?taking=${draft}`],
  }
}

/** One finished import and one undone import. */
async function importHistory(server: TestServer, me: LivingPerson) {
  const answers = [
    { domain: 'N', facet: 1, score: 4 },
    ...Array.from({ length: 29 }, (_, index) => ({ domain: 'NEOAC'[(index + 1) % 5], facet: Math.floor((index + 1) / 5) + 1, score: 3 })),
  ]
  const file = (dateStamp: number) => JSON.stringify({ answers: [...answers, ...answers, ...answers, ...answers], lang: 'en', dateStamp })
  await importInto(server, me, file(Date.parse('2024-02-03T10:00:00Z')), {}, 'other-quiz.json')
  const takenBack = await importInto(server, me, file(Date.parse('2023-02-03T10:00:00Z')), {}, 'taken-back.json')
  await undone(server, me, takenBack.id)
}
