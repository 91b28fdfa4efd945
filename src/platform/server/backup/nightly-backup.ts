import { fork } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { desc, lt } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { HasClock, HasConfig, HasDb, HasJobs, HasLog } from '../app/app.ts'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/db.ts'
import { markMessage, messageListener } from '../core/worker-messages.ts'
import { work, type Job, type JobWork } from '../jobs/jobs.ts'
import { sendMail } from '../mail/mail.ts'
import type { BackupAnswer, BackupOrder } from './backup-process.ts'
import { backupRuns } from './tables.ts'

const PROCESS = fileURLToPath(new URL('./backup-process.ts', import.meta.url))
const HOURS = 6
const RETAINED_RUNS = 100
/** The full-name pattern of our own backups, by which they differ from other files in the folder. */
const NAME = /^fernwell-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup\.age$/

/** Once a night, after the housekeeping. A failed backup is not retried before the next night; the owner is notified. */
export const nightlyBackup: Job<Record<string, never>> = {
  name: 'nightly-backup',
  data: z.object({}),
  schedule: '41 3 * * *',
  retries: 0,
  timeout: HOURS * 3600,
}

type Dependencies = HasClock & HasConfig & HasDb & HasJobs & HasLog

/** Backs up into BACKUP_DIR, test-restores the backup, and deletes the oldest ones. Does nothing where no folder is set. */
export function nightlyBackupWork(app: Dependencies, connection: Connection): JobWork {
  return work(nightlyBackup, async (_data, { signal }) => {
    const { folder, keep } = app.config.backup
    if (folder === undefined) return
    const startedAt = app.clock.now()
    const name = `fernwell-${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.age`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const answer = await runProcess({ config: app.config, connection, target: path.join(folder, name) }, signal)
    const made = 'made' in answer ? answer.made : undefined
    const problem = 'problem' in answer ? answer.problem : undefined
    await app.db.insert(backupRuns).values({
      startedAt,
      endedAt: app.clock.now(),
      succeeded: made !== undefined,
      bytes: made?.bytes ?? null,
      rows: made?.verified?.rows ?? null,
      files: made?.verified?.files ?? null,
      problem: problem ?? null,
    })
    await forgetOldRuns(app)
    if (made) {
      app.log.info({ bytes: made.bytes, ...made.verified }, 'a backup was made and test-restored')
      await removeOldBackups(folder, keep)
      return
    }
    app.log.error({ problem }, 'the nightly backup failed')
    if (app.config.adminEmail !== undefined) await app.jobs.send(sendMail, failureMail(app.config.adminEmail, problem ?? ''))
  })
}

function failureMail(to: string, problem: string) {
  return {
    to,
    subject: `${PRODUCT_NAME}: last night’s backup failed`,
    text: `The backup of your ${PRODUCT_NAME} did not work out last night:\n\n  ${problem}\n\nOlder backups in BACKUP_DIR are still there. The next try is tomorrow night;\n\`npm run backup\` makes one now.\n`,
  }
}

function runProcess(order: BackupOrder & { config: Config }, signal: AbortSignal): Promise<BackupAnswer> {
  return new Promise((resolve) => {
    const child = fork(PROCESS, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      signal,
      timeout: HOURS * 3600_000,
    })
    let answer: BackupAnswer | undefined
    child.on(
      'message',
      messageListener((stated: BackupAnswer) => (answer = stated)),
    )
    child.on('error', () => {})
    child.on('close', (code, by) => resolve(answer ?? { problem: `The backup was ended before it was done (${by ?? code}).` }))
    child.send(markMessage(order))
  })
}

async function removeOldBackups(folder: string, keep: number): Promise<void> {
  const ours = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
  for (const name of ours.slice(0, -keep)) await rm(path.join(folder, name), { force: true })
}

async function forgetOldRuns({ db }: HasDb): Promise<void> {
  const [oldest] = await db
    .select({ startedAt: backupRuns.startedAt })
    .from(backupRuns)
    .orderBy(desc(backupRuns.startedAt))
    .offset(RETAINED_RUNS)
    .limit(1)
  if (oldest) await db.delete(backupRuns).where(lt(backupRuns.startedAt, oldest.startedAt))
}
