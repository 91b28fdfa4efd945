// `npm start`: builds what is stale, then serves.
import { flushCompileCache } from 'node:module'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { serve } from '#app/server/main.ts'
import { registerPages } from '#app/server/pages.ts'
import { buildWhenStale } from './build.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'
import { tidyHeap } from './lib/tidy-heap.ts'

try {
  const config = readConfig()
  await buildWhenStale()
  const { url } = await serve(config, ({ server, app }) => registerPages(server, app))
  console.log(`\n${PRODUCT_NAME} is at ${url}\n`)
  // Now, and not only when it ends well.
  flushCompileCache()
  tidyHeap()
} catch (error) {
  exitWithMessage(error)
}
