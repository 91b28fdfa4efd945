// `npm run worker`: background jobs in a separate process (set WORKER=none for the app then).
import { serveJobs } from '#app/server/main.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'
import { tidyHeap } from './lib/tidy-heap.ts'

try {
  await serveJobs(readConfig())
  tidyHeap()
} catch (error) {
  exitWithMessage(error)
}
