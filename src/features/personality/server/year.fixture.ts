import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import type { Answers } from '../answers.ts'
import { loadInstrument } from '../content/load.ts'
import { keepAssessment } from './assessing.ts'
import { shareParts } from './sharing.ts'

const DAY_MS = 86_400_000
const LONG = 'ipip-neo-120'
/** Mean answers by domain of a curious and warm person who sometimes worries; a year later they worry less. */
const THEN: Record<string, number> = { N: 3.4, E: 2.9, O: 4.2, A: 4, C: 3 }
const NOW: Record<string, number> = { N: 2.6, E: 3.1, O: 4.3, A: 4, C: 3.6 }

/** The long questionnaire a year ago and three days ago, a quiz in progress, and a link that shows two domains. */
export const year: Year = async (app, person) => {
  const now = app.clock.now().getTime()
  const long = (await loadInstrument(LONG))!
  const take = async (ago: number, much: Record<string, number>, most = long.items.length) => {
    const start = now - ago * DAY_MS
    const domains = long.scales.filter(({ parent }) => parent === null)
    const answers: Record<string, Answers[string]> = {}
    for (const [index, { id, keyed }] of long.items.slice(0, most).entries()) {
      const domain = domains.find(({ items }) => items.includes(id))!.id
      // Facets and items differ, but the same year always has the same answers.
      const about = much[domain]! + [-0.9, 0.4, -0.3, 0.8, 0.2, -0.5, 0.6][(index * 3) % 7]!
      const value = Math.min(5, Math.max(1, Math.round(keyed === 'plus' ? about : 6 - about)))
      answers[id] = { value, at: start + (index + 1) * 5200, took: 3000 + ((index * 977) % 4000) }
    }
    const isWhole = most === long.items.length
    const id = uuidv7()
    await keepAssessment(app, person, id, {
      instrument: LONG,
      language: 'en',
      group: 'neutral',
      startedAt: new Date(start).toISOString(),
      finishedAt: isWhole ? new Date(start + 11 * 60_000).toISOString() : null,
      answers,
    })
    return id
  }
  await take(368, THEN)
  const latest = await take(3, NOW)
  await take(1, NOW, 46)
  const settings = {
    scales: ['O', 'A'],
    name: null,
    numbers: false,
    group: false,
    day: false,
    preview: true,
    comparable: true,
    language: 'en',
    expiresAt: null,
  } as const
  const { token } = await shareParts(app, person.id, uuidv7(), { ...settings, scales: [...settings.scales], assessmentId: latest })
  return { pages: { '/personality-quiz/results/:id': { id: token } } }
}
