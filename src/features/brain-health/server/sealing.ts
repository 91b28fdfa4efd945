import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { AnswerFields } from '../answers.ts'
import type { ScoreDay } from '../contract.ts'

type Scores = Omit<ScoreDay, 'day'>

const answerContext = (item: string) => `brain-health-answer/${item}`
const dayContext = (day: string) => `brain-health-day/${day}`

export const sealAnswer = (key: PersonKey, { item, value }: AnswerFields): Buffer => key.seal(answerContext(item), JSON.stringify(value))
export const openAnswer = (key: PersonKey, item: string, sealed: Buffer): AnswerFields =>
  ({ item, value: JSON.parse(key.open(answerContext(item), sealed).toString()) as unknown }) as AnswerFields

export const sealScores = (key: PersonKey, { day, ...scores }: ScoreDay): Buffer => key.seal(dayContext(day), JSON.stringify(scores))
export const openScores = (key: PersonKey, day: string, sealed: Buffer): Scores =>
  JSON.parse(key.open(dayContext(day), sealed).toString()) as Scores
