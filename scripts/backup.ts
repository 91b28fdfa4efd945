// `npm run backup [file] [--verify]`: everything in one file, while the app runs or not; with --verify restored for trial at once.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '#platform/server/backup/make-backup.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { connectDatabase } from '#platform/server/db/connect.ts'
import { createLog } from '#platform/server/log/log.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { verify: { type: 'boolean', default: false } } })
  const config = readConfig()
  const log = createLog('warn')
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const target = path.resolve(positionals[0] ?? `fernwell-${stamp}.backup${config.backup.sealing ? '.age' : ''}`)
  const database = await connectDatabase(config, log, 'guest')
  try {
    const say = (line: string) => console.log(`  ${line}`)
    const { bytes, verified } = await makeBackup({ config, connection: database.connection, log, target, verify: values.verify, say })
    console.log(`Backed up to ${target} (${(bytes / 1_048_576).toFixed(1)} MB).`)
    if (verified) console.log(`Test-restored: ${verified.rows} rows in ${verified.tables} tables, and ${verified.files} files.`)
    console.log(
      config.backup.sealing
        ? 'It is encrypted: store its key apart from the file.'
        : 'It is not encrypted and contains everything, secrets included: store it safely. BACKUP_RECIPIENT or BACKUP_PASSPHRASE_FILE encrypt it.',
    )
  } finally {
    await database.stop()
  }
} catch (error) {
  exitWithMessage(error)
}
