// `npm run restore <file>`: a backup into an empty DATA_DIR (and database).
import path from 'node:path'
import process from 'node:process'
import { restore } from '#platform/server/backup/restore.ts'
import { openOpener } from '#platform/server/backup/sealing.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { connectDatabase } from '#platform/server/db/connect.ts'
import { createLog } from '#platform/server/log/log.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { exitWithMessage, UsageError } from './lib/exit-with-message.ts'

try {
  const [file] = process.argv.slice(2)
  if (!file) throw new UsageError('Which backup? npm run restore <file>')
  const config = readConfig()
  const database = await connectDatabase(config, createLog('warn'), 'owner')
  try {
    const opener = await openOpener(config.backup)
    const target = { connection: database.connection, storage: openStorage(config), dataDir: config.dataDir, say: () => {}, opener }
    const { createdAt } = await restore(target, path.resolve(file))
    console.log(`Restored the backup of ${createdAt}. Start with: npm start`)
  } finally {
    await database.stop()
  }
} catch (error) {
  exitWithMessage(error)
}
