// A process of its own for the nightly backup: packing, encryption and the trial restore use a processor core for a while, and
// requests at night must not become slower.
import process from 'node:process'
import type { Config } from '../config/config.ts'
import { markMessage, messageListener } from '../core/worker-messages.ts'
import type { Connection } from '../db/db.ts'
import { createLog } from '../log/log.ts'
import { makeBackup, type BackupMade } from './make-backup.ts'

export type BackupOrder = { config: Config; connection: Connection; target: string }
/** `problem`: the name of an error, or the message of an error that is written for the owner. */
export type BackupAnswer = { made: BackupMade } | { problem: string }

const receive = (order: BackupOrder): void => {
  const answer = (stated: BackupAnswer) => process.send!(markMessage(stated), () => process.disconnect())
  makeBackup({ ...order, log: createLog('warn'), verify: true, say: () => {} }).then(
    (made) => answer({ made }),
    (error: unknown) => answer({ problem: problemOf(error) }),
  )
}
process.on('message', messageListener(receive))
// The parent process has ended: nobody would receive the result.
process.on('disconnect', () => setTimeout(() => process.exit(), 5000).unref())

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  return ['UsageError', 'EmbeddedPostgresError'].includes(error.name)
    ? error.message
    : `${error.name} ${(error as { code?: string }).code ?? ''}`.trim()
}
