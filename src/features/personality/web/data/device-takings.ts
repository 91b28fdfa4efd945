import { QUIZ_ASSESSMENT_PREFIX, QUIZ_TIMESTAMP_PREFIX } from '#platform/web/storage/keys.ts'
import { mergeAnswers, type Answers } from '../../answers.ts'
import { CONTENT_LANGUAGES, type ContentLanguage } from '../../scales.ts'
import { lastAnswerAt, type Taking } from './taking.ts'

// Answers are stored on the device before they are sent: under the assessment prefix, which no clean-up removes, with a time stamp under
// the quiz prefix, which is removed after seven days. Signing out removes both (storage/person-storage.ts).

type Stored = Taking & { userId: string }

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function answersFrom(value: unknown): Answers {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value as Record<string, Record<string, unknown> | null>).flatMap(([item, answer]) => {
      if (!answer || !Number.isInteger(answer.at) || !(answer.value === null || Number.isInteger(answer.value))) return []
      const took = Number.isInteger(answer.took) ? { took: answer.took as number } : {}
      return [[item, { value: answer.value as number | null, at: answer.at as number, ...took }]]
    }),
  )
}

/** Reads as much as possible of a taking that was edited, written by an older version, or incomplete. */
function takingFrom(value: unknown, userId: string): Taking | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, instrument, language, group, startedAt, finishedAt, answers, userId: owner } = value as Partial<Record<keyof Stored, unknown>>
  if (owner !== userId || !isText(id) || !isText(instrument) || !isText(startedAt) || Number.isNaN(Date.parse(startedAt))) return undefined
  return {
    id,
    instrument,
    language: CONTENT_LANGUAGES.find((one) => one === language) ?? ('en' satisfies ContentLanguage),
    group: isText(group) ? group : null,
    startedAt,
    finishedAt: isText(finishedAt) && !Number.isNaN(Date.parse(finishedAt)) ? finishedAt : null,
    answers: answersFrom(answers),
  }
}

/** A taking of the person on this device. Never throws. */
export const readTaking = (userId: string, id: string): Taking | undefined => takingFrom(read(QUIZ_ASSESSMENT_PREFIX + id), userId)

/** All of them, the last answered first. Never throws. */
export function readTakings(userId: string): Taking[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(QUIZ_ASSESSMENT_PREFIX))
      .flatMap((key) => takingFrom(read(key), userId) ?? [])
      .toSorted((a, b) => lastAnswerAt(b) - lastAnswerAt(a))
  } catch {
    return []
  }
}

/** Merges a taking with the version that another tab has stored since: each tab has only its own answers. Never throws. */
export function withOtherTabs(userId: string, taking: Taking): Taking {
  const stored = readTaking(userId, taking.id)
  return stored ? { ...taking, answers: mergeAnswers(stored.answers, taking.answers) } : taking
}

/** Returns whether it was stored: a browser may refuse, and then only the server stores the answers. */
export function storeTaking(userId: string, taking: Taking): boolean {
  try {
    localStorage.setItem(QUIZ_ASSESSMENT_PREFIX + taking.id, JSON.stringify({ ...taking, userId } satisfies Stored))
    localStorage.setItem(QUIZ_TIMESTAMP_PREFIX + taking.id, String(lastAnswerAt(taking)))
    return true
  } catch (error) {
    console.warn('This browser keeps no answers.', error)
    return false
  }
}

/** Called once the server has all of a finished taking, or the person discarded it. */
export function removeTaking(id: string): void {
  try {
    localStorage.removeItem(QUIZ_ASSESSMENT_PREFIX + id)
    localStorage.removeItem(QUIZ_TIMESTAMP_PREFIX + id)
  } catch {
    // Then it stays, and is sent once more.
  }
}
