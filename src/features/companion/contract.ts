import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** A month or a year: `2026-05`, `2026`. */
const Period = z.string().regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/)
const Words = z.string().trim().min(1).max(80)

/** A question about the person's own life. The device reads it from typed words (questions/read-question.ts), or the person pressed it. */
export const Question = z.discriminatedUnion('ask', [
  /** When did I last feel like this? null: like today's mood, or else like the latest one. */
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

/** Also: when did I last do this? It is answered as a question about a habit, an activity or words, by what the person has. */
export const AskedQuestion = z.discriminatedUnion('ask', [...Question.options, z.object({ ask: z.literal('last'), thing: Words })])
export type AskedQuestion = z.infer<typeof AskedQuestion>

/** A record that an answer is based on, with its address. */
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
 * A part of an answer. mood: mean (`value`) of a period over `n` days. day: one good day. factor: a factor of days; `value` is how much
 * better the mood was afterwards (helped), or a count; `n` days. with, without: sleep, 1 to 5, or a share of 1 (`unit`). recent, earlier:
 * days with a habit in the last and in the previous 28. thing: a candidate for an unclear name. entries: entries found.
 */
const Part = z.object({
  part: z.enum(['mood', 'day', 'factor', 'with', 'without', 'recent', 'earlier', 'thing', 'entries', 'act']),
  label: z.string().nullable(),
  to: z.string().nullable(),
  value: z.number().nullable(),
  unit: z.enum(['mood', 'sleep', 'share', 'times']).nullable(),
  n: z.int(),
  /** At most 31, latest first. */
  days: z.array(LocalDay).max(31),
  sources: z.array(Source).max(12),
})
export type Part = z.infer<typeof Part>

export const Answer = z.object({
  question: Question,
  /** nothing: there is no data (yet) to answer it. unknown: no such feeling, habit or activity; `parts` lists the existing ones. */
  outcome: z.enum(['answered', 'nothing', 'unknown']),
  /** The period that was searched. */
  from: LocalDay,
  to: LocalDay,
  /** Number of days or entries that it is based on. */
  n: z.int(),
  /** False while older entries are still being indexed: the same question may find more a moment later. */
  isComplete: z.boolean(),
  parts: z.array(Part).max(12),
})
export type Answer = z.infer<typeof Answer>

/** POST, because a question must not appear in an address. */
export const askLife = endpoint({
  method: 'POST',
  path: '/api/companion/ask',
  summary: 'Answer a question about the person’s life by rules, with the days and entries as sources',
  body: AskedQuestion,
  response: Answer,
})
