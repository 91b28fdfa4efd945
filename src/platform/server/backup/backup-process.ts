// A process of its own for the nightly backup: packing, sealing and the trial restore take a core for a while, and whoever is
// awake should not notice.
import process from 'node:process'
import type { Config } from '../config/config.ts'
import { markMessage, messageListener } from '../core/worker-messages.ts'
import type { Connection } from '../db/db.ts'
import { createLog } from '../log/log.ts'
import { makeBackup, type BackupMade } from './make-backup.ts'

export type BackupOrder = { config: Config; connection: Connection; target: string }
/** `problem`: the name of an error, or the words of one that is meant for the owner. */
export type BackupAnswer = { made: BackupMade } | { problem: string }

const receive = (order: BackupOrder): void => {
  const answer = (stated: BackupAnswer) => process.send!(markMessage(stated), () => process.disconnect())
  makeBackup({ ...order, log: createLog('warn'), verify: true, say: () => {} }).then(
    (made) => answer({ made }),
    (error: unknown) => answer({ problem: problemOf(error) }),
  )
}
process.on('message', messageListener(receive))
// Whoever started it is gone: nobody would hear how it ended.
process.on('disconnect', () => setTimeout(() => process.exit(), 5000).unref())

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  return ['UsageError', 'EmbeddedPostgresError'].includes(error.name)
    ? error.message
    : `${error.name} ${(error as { code?: string }).code ?? ''}`.trim()
}
