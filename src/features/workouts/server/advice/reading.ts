import { z } from 'zod'
import { jsonIn, withoutThoughts } from '#platform/server/ai/whole-answer.ts'
import { Change, MOST_CHANGES, MOST_REASON, MAX_NOTE_LENGTH, type Advice } from '../../contract/advice.ts'
import { checkChange, type ChangeAsked } from '../../engine/changes.ts'
import type { Plan } from '../../engine/types.ts'
import type { PlanForModel } from './telling.ts'

const Answer = z.object({ say: z.string(), changes: z.array(z.unknown()).default([]) })
const Proposal = z.looseObject({ slot: z.string().optional(), day: z.string().optional(), reason: z.string().default('') })

/** Control characters except line ends and tabs, and characters that reverse or hide the text beside them. */
const UNSEEN = /[^\P{Cc}\n\t ]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu
const tidy = (text: string, most: number) => text.toWellFormed().replaceAll(UNSEEN, '').trim().slice(0, most).toWellFormed()

/**
 * The model's answer in displayable form: its text, and the proposals that the engine accepts, each checked against the current plan.
 * Undefined: the answer cannot be read.
 */
export function readAdvice(text: string, plan: Plan, reported: PlanForModel, asked: ChangeAsked): Advice | undefined {
  const answer = answerIn(text)
  if (!answer) return undefined
  const stated = tidy(answer.say, MAX_NOTE_LENGTH)
  const changes: Advice['changes'] = []
  let refused = 0
  const seen = new Set<string>()
  for (const raw of answer.changes) {
    const found = changeOf(raw, reported)
    const key = JSON.stringify(found?.change)
    if (found && seen.has(key)) continue
    if (found) seen.add(key)
    if (found && changes.length < MOST_CHANGES && checkChange(plan, found.change, asked).ok) changes.push(found)
    else refused++
  }
  return stated === '' && changes.length === 0 ? undefined : { answer: stated, changes, refused, isGrave: false }
}

/** Plain text counts as an answer without proposals. */
function answerIn(text: string): z.infer<typeof Answer> | undefined {
  const words = withoutThoughts(text)
  if (words.includes('{')) return Answer.safeParse(jsonIn(text)).data
  return words.trim() === '' ? undefined : { say: words, changes: [] }
}

/** A proposal, with the model's short names replaced by the plan's own ids. */
function changeOf(raw: unknown, { days, slots }: PlanForModel): Advice['changes'][number] | undefined {
  const proposal = Proposal.safeParse(raw).data
  if (!proposal) return undefined
  const label = proposal.slot === undefined ? proposal.day : proposal.slot.split('.')[0]
  const change = Change.safeParse({ ...proposal, day: days.get(label ?? ''), slot: slots.get(proposal.slot ?? '') }).data
  return change && { change, reason: tidy(proposal.reason, MOST_REASON) }
}
