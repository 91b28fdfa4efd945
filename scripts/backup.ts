// `npm run backup [file]`: everything in one file, while the app runs or not.
import path from 'node:path'
import process from 'node:process'
import { backup } from '#platform/server/backup/backup.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { connectDatabase } from '#platform/server/db/connect.ts'
import { createLog } from '#platform/server/log/log.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'

try {
  const config = readConfig()
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const file = path.resolve(process.argv[2] ?? `fernwell-${stamp}.backup`)
  const database = await connectDatabase(config, createLog('warn'), 'guest')
  try {
    const source = {
      connection: database.connection,
      storage: openStorage(config),
      dataDir: config.dataDir,
      say: (line: string) => console.log(`  ${line}`),
    }
    const { bytes } = await backup(source, file)
    console.log(`Backed up to ${file} (${(bytes / 1_048_576).toFixed(1)} MB). It holds everything, the secrets too: keep it safe.`)
  } finally {
    await database.stop()
  }
} catch (error) {
  exitWithMessage(error)
}
