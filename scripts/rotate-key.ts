// `npm run rotate-key`: a new master key for private writing, while the app runs or not.
import { readConfig } from '#platform/server/config/config.ts'
import { connectDatabase } from '#platform/server/db/connect.ts'
import { openDatabase } from '#platform/server/db/db.ts'
import { createLog } from '#platform/server/log/log.ts'
import { openMasterKeys } from '#platform/server/vault/master-key.ts'
import { rotateMasterKey } from '#platform/server/vault/vault.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'

try {
  const config = readConfig()
  const log = createLog('warn')
  const server = await connectDatabase(config, log, 'guest')
  const database = openDatabase(server.connection, log, 1)
  try {
    const count = await rotateMasterKey(database.db, openMasterKeys(config))
    console.log(
      `${config.masterKey ? 'The master key you gave' : 'A new master key'} now seals ${count === 1 ? 'one more person’s key' : `the keys of ${count} more people`}, and with that everybody’s. Older ones in DATA_DIR are removed; make a new backup now.`,
    )
  } finally {
    await database.close()
    await server.stop()
  }
} catch (error) {
  exitWithMessage(error)
}
