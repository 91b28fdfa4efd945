import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { PlausibleDay, Zone } from '#platform/contract/dates.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MindSession, putMindSession } from '../contract.ts'
import type { Answer } from '../games/core/rules.ts'

/** Sealed part of a session. */
export type Sealed = { start: number; language: 'en' | 'de'; answers: readonly Answer[] }

const context = (id: string) => `mind-session/${id}`

export const sealSession = (key: PersonKey, id: string, content: Sealed): Buffer =>
  key.seal(context(id), deflateRawSync(JSON.stringify(content)))
export const openSession = (key: PersonKey, id: string, sealed: Buffer): Sealed =>
  JSON.parse(inflateRawSync(key.open(context(id), sealed)).toString()) as Sealed

/** Equal for the same answers at the same times, independent of the session's id. */
export const digestOf = (key: PersonKey, game: string, answers: readonly Answer[]): Buffer =>
  key.digest('mind-answers', game, JSON.stringify(answers.map(({ r, rt, at }) => [r, rt, at])))

/** A session in exports and imports: with its answers. */
export const ExportedSession = MindSession.omit({ seconds: true }).extend({
  day: PlausibleDay,
  zone: Zone,
  milliseconds: z.number().int().min(0).max(3_600_000),
  start: z.number().int().min(1).max(9),
  language: z.enum(['en', 'de']),
  answers: putMindSession.body.shape.answers,
})
export type ExportedSession = z.infer<typeof ExportedSession>
