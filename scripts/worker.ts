// `npm run worker`: background jobs in a separate process (set WORKER=none for the app then).
import path from 'node:path'
import { readConfig } from '#platform/server/config/config.ts'
import { loadServer } from './build/server-bundle.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'
import { tidyHeap } from './lib/tidy-heap.ts'

try {
  const { serveJobs } = await loadServer(path.resolve(import.meta.dirname, '..'))
  await serveJobs(readConfig())
  tidyHeap()
} catch (error) {
  exitWithMessage(error)
}
