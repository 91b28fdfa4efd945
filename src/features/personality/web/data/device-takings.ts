import { QUIZ_ASSESSMENT_PREFIX, QUIZ_TIMESTAMP_PREFIX } from '#platform/web/storage/keys.ts'
import { mergeAnswers, type Answers } from '../../answers.ts'
import { CONTENT_LANGUAGES, type ContentLanguage } from '../../scales.ts'
import { lastAnswerAt, type Taking } from './taking.ts'

// Answers are on the device before anything is sent: under the assessment family, which no clean-up touches, beside a time stamp
// under the quiz family, which goes after seven days. Signing out takes both along (storage/person-storage.ts).

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

/** What somebody else's hand, an older version or half a write left is read as far as it makes sense. */
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

/** A taking that this device keeps for the person. Never throws. */
export const readTaking = (userId: string, id: string): Taking | undefined => takingFrom(read(QUIZ_ASSESSMENT_PREFIX + id), userId)

/** All of them, the one answered last first. Never throws. */
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

/** A taking together with what another tab wrote down of it since: each knows what was answered in it alone. Never throws. */
export function withOtherTabs(userId: string, taking: Taking): Taking {
  const stored = readTaking(userId, taking.id)
  return stored ? { ...taking, answers: mergeAnswers(stored.answers, taking.answers) } : taking
}

/** Whether the device took it: a browser may refuse, and then only the server keeps what is answered. */
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

/** Once the server has all of a finished taking, or the person let go of it. */
export function removeTaking(id: string): void {
  try {
    localStorage.removeItem(QUIZ_ASSESSMENT_PREFIX + id)
    localStorage.removeItem(QUIZ_TIMESTAMP_PREFIX + id)
  } catch {
    // Then it stays, and is sent once more.
  }
}
