import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { printReport, putAssessment } from '../../contract.ts'
import { personalityServer } from '../feature.ts'
import { answersTo, sheet, taken } from '../personality.fixture.ts'

const server = sharedServer([personalityServer], { worker: false })

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

describe('a report', () => {
  test('is a book of all scales with their texts, in either language, also with gaps and after an earlier assessment', async () => {
    const me = await signedIn(server)
    await taken(me, { answers: answersTo(1, 120, 1) })
    const { id } = await taken(me, {
      answers: answersTo(20, 120, (item) => (item % 5) + 1),
      startedAt: '2026-05-04T09:00:00Z',
      finishedAt: '2026-05-04T09:30:00Z',
    })
    for (const language of ['en', 'de'] as const) {
      const answer = await me.call(printReport, { params: { id }, query: { language } })
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      const pdf = Buffer.from(await answer.arrayBuffer())
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pagesOf(pdf)).toBeGreaterThan(30)
    }
  })

  test('of a scale without a published sample shows the mean answer without a comparison', async () => {
    const me = await signedIn(server)
    const { id } = await taken(me, { instrument: 'curiosity', group: null, answers: answersTo(1, 4) })
    const pdf = Buffer.from(await (await me.call(printReport, { params: { id }, query: {} })).arrayBuffer())
    expect(pagesOf(pdf)).toBeGreaterThan(3)
  })

  test('exists only for the person’s own finished results', async () => {
    const me = await signedIn(server)
    const draft = uuidv7()
    await me.call(putAssessment, { params: { id: draft }, body: sheet(answersTo(1, 20)) })
    expect(await me.fail(printReport, { params: { id: draft }, query: {} })).toMatchObject({
      status: 409,
      reason: 'personality.not_finished',
    })
    const { id } = await taken(me)
    expect(await (await signedIn(server)).fail(printReport, { params: { id }, query: {} })).toMatchObject({ status: 404 })
  })
})
