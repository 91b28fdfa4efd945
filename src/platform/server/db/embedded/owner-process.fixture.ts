// A process of its own that runs an embedded PostgreSQL, for tests that kill it: node owner-process.fixture.ts <dataDir> <role>.
// Says one JSON line when ready; a line on its input asks it to stop; the end of its input (the test's end) too.
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const [dataDir = '', role = 'owner'] = process.argv.slice(2)
try {
  const postgres = await startEmbeddedPostgres({ dataDir, role: role === 'guest' ? 'guest' : 'owner', log: () => {} })
  process.stdout.write(`${JSON.stringify({ owner: postgres.owner, connection: postgres.connection, clusterDir: postgres.clusterDir })}\n`)
  const stop = async () => {
    await postgres.stop()
    process.exit(0)
  }
  process.stdin.once('data', stop).once('end', stop)
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`)
  process.exit(1)
}
