// `npm start`: builds what is stale, then serves.
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { buildWhenStale } from './build.ts'
import { loadServer } from './build/server-bundle.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'
import { tidyHeap } from './lib/tidy-heap.ts'

try {
  const config = readConfig()
  // A process of its own builds. Meanwhile this one loads the server and prepares the database; it listens once both are done.
  const built = buildWhenStale()
  // Its failure is thrown where it is awaited.
  built.catch(() => {})
  const { serveBuilt } = await loadServer(path.resolve(import.meta.dirname, '..'))
  const url = await serveBuilt(config, built)
  console.log(`\n${PRODUCT_NAME} is at ${url}\n`)
  // Now, and not only when it ends well.
  flushCompileCache()
  tidyHeap()
} catch (error) {
  exitWithMessage(error)
}
