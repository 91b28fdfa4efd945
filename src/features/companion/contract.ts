import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** A month or a year: `2026-05`, `2026`. */
const Period = z.string().regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/)
const Words = z.string().trim().min(1).max(80)

/** A question to one's own life. The device reads it from what was typed (questions/read-question.ts), or it was pressed. */
export const Question = z.discriminatedUnion('ask', [
  /** When did I last feel like this, or so? null: as today's mood, else the latest. */
  z.object({ ask: z.literal('feeling'), feeling: Words.nullable() }),
  z.object({ ask: z.literal('well'), period: Period }),
  z.object({ ask: z.literal('best'), period: Period }),
  z.object({ ask: z.literal('sleep'), before: Words }),
  /** How have I been sleeping? */
  z.object({ ask: z.literal('slept') }),
  z.object({ ask: z.literal('helped') }),
  z.object({ ask: z.literal('yearAgo') }),
  /** null: which of them? */
  z.object({ ask: z.literal('habit'), habit: Words.nullable() }),
  z.object({ ask: z.literal('about'), words: Words }),
  /** Is the mood better on days with this than on others? */
  z.object({ ask: z.literal('happier'), on: Words }),
])
export type Question = z.infer<typeof Question>

/** What an answer rests on, to be opened. */
const Source = z.object({
  id: z.string(),
  day: LocalDay,
  title: z.string(),
  hint: z.string().nullable(),
  area: z.string(),
  to: z.string(),
  mood: z.number().nullable(),
})
export type Source = z.infer<typeof Source>

/**
 * A part of an answer. mood: mean of a period (`value`), over `n` days. day: one good day. factor: what days had; `value` is by how
 * much the mood after it was better (helped), or undefined; `n` days. with, without: sleep, 1 to 5, or a share of 1 (`unit`).
 * recent, earlier: days a habit was done of the last and the 28 before. thing: something that could have been meant. entries: found.
 */
const Part = z.object({
  part: z.enum(['mood', 'day', 'factor', 'with', 'without', 'recent', 'earlier', 'thing', 'entries', 'act']),
  label: z.string().nullable(),
  to: z.string().nullable(),
  value: z.number().nullable(),
  unit: z.enum(['mood', 'sleep', 'share', 'times']).nullable(),
  n: z.int(),
  /** At most 31, the latest first. */
  days: z.array(LocalDay).max(31),
  sources: z.array(Source).max(12),
})
export type Part = z.infer<typeof Part>

export const Answer = z.object({
  question: Question,
  /** nothing: there is nothing (yet) to answer it from. unknown: no such feeling, habit or activity; `parts` say which there are. */
  outcome: z.enum(['answered', 'nothing', 'unknown']),
  /** What was looked at. */
  from: LocalDay,
  to: LocalDay,
  /** Days or entries that it rests on. */
  n: z.int(),
  /** False while older entries are still being read: asked again a moment later, it may know more. */
  isComplete: z.boolean(),
  parts: z.array(Part).max(12),
})
export type Answer = z.infer<typeof Answer>

/** POST, because what somebody asks must not stand in an address. */
export const askLife = endpoint({
  method: 'POST',
  path: '/api/companion/ask',
  summary: 'Answers a question to one’s own life by rules, with the days and entries it rests on',
  auth: 'session',
  body: Question,
  response: Answer,
})
