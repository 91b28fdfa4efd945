import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Answers } from '../answers.ts'
import type { AssessmentSummary } from '../contract.ts'
import type { ShareSettings } from '../contract-sharing.ts'
import type { RawScores } from '../scoring/types.ts'

/** The sealed part of an assessment: all content about the person. */
export type AssessmentContent = Pick<AssessmentSummary, 'instrument' | 'language' | 'group' | 'source'> & {
  answers: Answers
  /** Of a result that was imported without its answers. */
  broughtScores?: RawScores
  /**
   * Latest time of an answer that may change another one, in milliseconds since 1970; set at the end. It is not the instant of the end:
   * clocks of devices differ, and it must not be earlier than an existing answer.
   */
  closedAt?: number
}

/** The sealed part of a share. */
export type ShareContent = { settings: Omit<ShareSettings, 'expiresAt'>; token: string }

const assessmentContext = (id: string) => `personality-assessment/${id}`
const shareContext = (id: string) => `personality-share/${id}`
const TIP = 'personality-tip'

const json = <Value>(bytes: Buffer) => JSON.parse(bytes.toString()) as Value

export const sealAssessment = (key: PersonKey, id: string, content: AssessmentContent): Buffer =>
  key.seal(assessmentContext(id), JSON.stringify(content))
export const openAssessment = (key: PersonKey, id: string, sealed: Buffer): AssessmentContent =>
  json(key.open(assessmentContext(id), sealed))

export const sealShare = (key: PersonKey, id: string, content: ShareContent): Buffer => key.seal(shareContext(id), JSON.stringify(content))
export const openShare = (key: PersonKey, id: string, sealed: Buffer): ShareContent => json(key.open(shareContext(id), sealed))

export const sealTip = (key: PersonKey, tip: string): Buffer => key.seal(TIP, tip)
export const openTip = (key: PersonKey, sealed: Buffer): string => key.open(TIP, sealed).toString()
export const tipDigest = (key: PersonKey, tip: string): Buffer => key.digest(TIP, tip)
