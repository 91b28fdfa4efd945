import type { InputOf } from '#platform/contract/endpoint.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { LivingPerson } from '#testing/life.ts'
import type { Answers } from '../answers.ts'
import { putAssessment, type Assessment } from '../contract.ts'
import type { ShareSettings } from '../contract-sharing.ts'

export const NEO = 'ipip-neo-120'
export const START = Date.parse('2026-05-04T08:00:00Z')

/** Answers to the items `from` to `to`, one every three seconds. */
export function answersTo(from: number, to: number, value: number | ((item: number) => number | null) = 3, start = START): Answers {
  const items = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const valueOf = typeof value === 'number' ? () => value : value
  return Object.fromEntries(items.map((item) => [String(item), { value: valueOf(item), at: start + item * 3000, took: 2900 }]))
}

type Sent = InputOf<typeof putAssessment>['body']

export const sheet = (answers: Answers, more: Partial<Sent> = {}): Sent => ({
  instrument: NEO,
  language: 'en',
  group: 'neutral',
  startedAt: new Date(START).toISOString(),
  finishedAt: null,
  answers: { ...answers },
  ...more,
})

export const ended = (minutes = 10): { finishedAt: string } => ({ finishedAt: new Date(START + minutes * 60_000).toISOString() })

/** A finished assessment. */
export async function taken(
  me: Pick<LivingPerson, 'call'>,
  { id = uuidv7(), answers = answersTo(1, 120), ...more }: Partial<Omit<Sent, 'answers'>> & { id?: string; answers?: Answers } = {},
): Promise<Assessment> {
  return me.call(putAssessment, { params: { id }, body: sheet(answers, { ...ended(), ...more }) })
}

/** The smallest possible share. */
export const settings = (more: Partial<ShareSettings> = {}): ShareSettings => ({
  scales: ['E'],
  name: null,
  numbers: false,
  group: false,
  day: false,
  preview: false,
  comparable: false,
  language: 'en',
  expiresAt: null,
  ...more,
})
