// The app as a process that a test can kill: argv is DATA_DIR, port, and the instant at which its fast clock began.
import process from 'node:process'
import { soulServer } from '#features/soul/server/feature.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { connectDatabase } from '#platform/server/db/connect.ts'
import { createLog } from '#platform/server/log/log.ts'
import { boot, prepareDatabase } from './boot.ts'

const [dataDir, port, began] = process.argv.slice(2)
const { DATABASE_URL } = process.env
const config = {
  ...readConfig(DATABASE_URL ? { DATABASE_URL } : {}),
  dataDir: dataDir!,
  host: '127.0.0.1',
  port: Number(port),
  logLevel: 'silent' as const,
}
const log = createLog('silent')
// An hour passes each second, so that the clock never limits the listeners' reports.
const clock = { now: () => new Date(Number(began) + (Date.now() - Number(began)) * 3600) }
const database = await connectDatabase(config, log, 'owner')
await prepareDatabase(database.connection)
const { server } = await boot({ config, connection: database.connection, log, features: [soulServer], clock })
await server.listen({ host: '127.0.0.1', port: config.port })
process.stdout.write('ready\n')
