import { z } from 'zod'
import { crisisIn } from '#platform/care/crisis.ts'
import { jsonIn } from '#platform/server/ai/whole-answer.ts'
import { MAX_SENTENCE, type WordedTurn } from '../../contract-talk.ts'

const Answer = z.object({ mirror: z.string().default(''), question: z.string() })

/** Control characters, and characters that reverse or hide the text around them. */
const UNSEEN = /[^\P{Cc}\t ]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu
const tidy = (text: string) => text.toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()

/**
 * Words that do not belong in a conversation: diagnoses, disorders, medicines, advice and promises. The patterns are deliberately broad: a
 * false match only costs the person one reworded question.
 */
const BEYOND = [
  /\b(diagnos\w*|disorders?|syndrome|symptoms?|illness(es)?|diseases?|ptsd|adhd|ocd|bipolar\w*|borderline|psychosis|schizo\w*|narcissis\w*|autis\w*|clinical(ly)?|depress\w*|patholog\w*)\b/i,
  /\b(störung(en)?|krankheit(en)?|krank|erkrank\w*|symptom\w*|syndrom|diagnostizier\w*|psychose\w*|zwangs\w*|adhs|trauma\w*|klinisch\w*)\b/i,
  /\b(medic\w*|medik\w*|drugs?|dos(e|es|age|is|en|ierung\w*)|\d+ ?mg|pills?|tablets?|tablette\w*|arznei\w*|pharma\w*|ssri\w*|antidepress\w*|sertralin\w*|escitalopram|citalopram|fluoxetin\w*|lorazepam|diazepam|benzo\w*|xanax|prozac|melatonin\w*|cbd|cannabis|johanniskraut)\b/i,
  /\byou (should|must|need to|ought to|have to|had better)\b/i,
  /\b(i|we) (recommend|suggest|advise)\b/i,
  /\bdu (solltest|musst|müsstest|sollst)\b/i,
  /\b(ich|wir) (empfehle|empfehlen|rate|raten|schlage|schlagen)\b/i,
  /https?:|www\./i,
]

const isWithin = (sentence: string) => sentence.length <= MAX_SENTENCE && !BEYOND.some((rule) => rule.test(sentence)) && !crisisIn(sentence)

/**
 * A model's wording, if it may be shown. A question that breaks a rule is dropped (`isUnfit`), and so is such a mirror. Undefined: the
 * answer cannot be parsed.
 */
export function readTurn(text: string): WordedTurn | undefined {
  const answer = Answer.safeParse(jsonIn(text)).data
  if (!answer) return undefined
  const question = tidy(answer.question)
  if (question === '') return undefined
  const isQuestion = question.endsWith('?') && isWithin(question)
  if (!isQuestion) return { mirror: '', question: '', isGrave: false, isUnfit: true }
  const mirror = tidy(answer.mirror)
  return { mirror: isWithin(mirror) ? mirror : '', question, isGrave: false, isUnfit: false }
}
