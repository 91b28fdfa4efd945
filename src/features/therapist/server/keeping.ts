import { addDays, localDayOf } from '#platform/contract/dates.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { AppError } from '#platform/contract/errors.ts'
import type { Reason } from '#platform/contract/reasons.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { putTherapistRecord, TherapistRecord } from '../contract.ts'
import { problemsOf, tidied, type Problem } from '../form/check.ts'
import { fieldsOfKind } from './core/forms.ts'
import { therapistReasons } from '../reasons.en.ts'
import { lockRecords, recordWith, removeRecord, writeRecord } from './core/store.ts'

type Dependencies = HasClock & HasDb & HasVault
type Written = InputOf<typeof putTherapistRecord>['body']

function reasonOf(problem: Problem): Reason {
  if (problem.what === 'range') return therapistReasons.out_of_range({ least: problem.least, most: problem.most })
  if (problem.what === 'long') return therapistReasons.letters({ most: problem.most })
  if (problem.what === 'missing') return therapistReasons.missing()
  return problem.what === 'choice' ? therapistReasons.not_offered() : therapistReasons.not_readable()
}

/** Throws `invalid`, with a reason for each field, unless the form of the kind accepts the body. */
function checkedBody({ kind, body }: Pick<Written, 'kind' | 'body'>): TherapistRecord['body'] {
  const fields = fieldsOfKind(kind)
  const tidy = tidied(fields, { ...body })
  const strange = Object.keys(body).filter((name) => !fields.some((field) => field.name === name))
  const problems = problemsOf(fields, { ...tidy, ...Object.fromEntries(strange.map((name) => [name, body[name]!])) })
  const found = Object.entries(problems).map(([field, problem]) => [`body.${field}`, reasonOf(problem)] as const)
  if (found.length > 0) throw new AppError('invalid', therapistReasons.unfinished(), { fields: Object.fromEntries(found) })
  return tidy as TherapistRecord['body']
}

/**
 * Writes a record. If another device has written it since the versions that this change names, that version stays, and this one is stored
 * beside it under `copyId`. A repeat has no effect. Throws `invalid`, `conflict`, `limit`.
 */
export async function storeRecord(
  app: Dependencies,
  person: Person,
  id: string,
  { after, copyId, ...fields }: Written,
): Promise<{ record: TherapistRecord; isCopy: boolean }> {
  const tomorrow = addDays(localDayOf(app.clock.now(), person.zone, person.dayStart), 1)
  if (fields.day > tomorrow) throw new AppError('invalid', therapistReasons.in_future())
  const record: TherapistRecord = { id, ...fields, body: checkedBody(fields) }
  const key = await app.vault.keyOf(person.id)
  return app.db.transaction(async (tx) => {
    await lockRecords(tx, person.id)
    const here = await recordWith(tx, key, person.id, id)
    if (here && here.kind !== record.kind) throw new AppError('conflict', therapistReasons.other_kind())
    if (here?.revision === record.revision) return { record: here, isCopy: false }
    if (!here || after.includes(here.revision)) return { record: await writeRecord(tx, key, person.id, record), isCopy: false }
    const copy = await recordWith(tx, key, person.id, copyId)
    if (copy && copy.revision !== record.revision) throw new AppError('conflict', therapistReasons.other_kind())
    return { record: copy ?? (await writeRecord(tx, key, person.id, { ...record, id: copyId })), isCopy: true }
  })
}

/** Deletes a record unless it was changed since the versions that the person had seen. False where it stays. */
export async function deleteRecord(app: Dependencies, userId: string, id: string, seen: readonly string[]): Promise<boolean> {
  const key = await app.vault.keyOf(userId)
  return app.db.transaction(async (tx) => {
    await lockRecords(tx, userId)
    const here = await recordWith(tx, key, userId, id)
    if (here && !seen.includes(here.revision)) return false
    await removeRecord(tx, userId, id)
    return true
  })
}
