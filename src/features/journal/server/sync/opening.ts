import { AppError } from '#platform/contract/errors.ts'
import type { HasLog, HasVault } from '#platform/server/app/app.ts'
import { givingWay } from '#platform/server/core/give-way.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { JournalRecord } from '../../contract/records.ts'
import { journalReasons } from '../../reasons.en.ts'
import { openRecord } from '../core/envelope.ts'
import type { SealedRow } from '../core/records-store.ts'
import { TEXT_A_TURN } from './unit-of-work.ts'

/**
 * Decrypts rows. A row that cannot be decrypted (a damaged disk, a manipulated row) is skipped and logged, so that it does not
 * block all others.
 */
export const opened = (app: HasLog & HasVault, userId: string, rows: readonly SealedRow[]): Promise<JournalRecord[]> =>
  openedAs(app, userId, rows, openRecord)

/** The same with another function to decrypt a row. */
export async function openedAs<T>(
  app: HasLog & HasVault,
  userId: string,
  rows: readonly SealedRow[],
  open: (key: PersonKey, row: SealedRow) => T,
): Promise<T[]> {
  if (rows.length === 0) return []
  const key = await app.vault.keyOf(userId)
  const giveWay = givingWay(TEXT_A_TURN)
  const records: T[] = []
  for (const row of rows) {
    await giveWay(row.sealed?.length ?? 0)
    try {
      records.push(open(key, row))
    } catch (error) {
      app.log.error({ err: error, record: row.id }, 'a journal record could not be decrypted')
    }
  }
  return records
}

export const damaged = () => new AppError('unavailable', journalReasons.damaged())
