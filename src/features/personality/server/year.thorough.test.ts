import { expect, test } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { listAssessments } from '../contract.ts'
import { listShares } from '../contract-sharing.ts'
import { personalityServer } from './feature.ts'
import { personalityHubCards } from './hub-card.ts'
import { year } from './year.fixture.ts'

test('the demonstration year has the long questionnaire a year ago and now, one in progress, and a link', async () => {
  const server = await ownServer([personalityServer], { worker: false })
  const me = await signedIn(server)
  const person = { ...me.user, displayName: null, zone: 'UTC', dayStart: 240 } as never
  await year(server.app, person)
  const { assessments } = await me.call(listAssessments)
  expect(assessments.map(({ finishedAt, answered }) => [finishedAt !== null, answered])).toEqual([
    [false, 46],
    [true, 120],
    [true, 120],
  ])
  expect(assessments[2]!.scores!['N']!.raw! - assessments[1]!.scores!['N']!.raw!).toBeGreaterThan(8)
  expect((await me.call(listShares)).shares).toMatchObject([{ scales: ['O', 'A'], preview: true }])
  const [card] = await personalityHubCards(server.app, person, { today: '2026-05-04' })
  expect(card).toMatchObject({ card: 'quiz', region: 'suggestion', waiting: 1, data: { kind: 'draft', answered: 46, of: 120 } })
})
