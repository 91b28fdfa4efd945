// `npm start`: builds what is stale, then serves.
import { flushCompileCache } from 'node:module'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { buildWhenStale } from './build.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'
import { tidyHeap } from './lib/tidy-heap.ts'

try {
  const config = readConfig()
  // A process of its own builds. Meanwhile this one loads the server and prepares the database; it listens once both are done.
  const built = buildWhenStale()
  // Its failure is thrown where it is awaited.
  built.catch(() => {})
  const [{ serve }, { registerPages }] = await Promise.all([import('#app/server/main.ts'), import('#app/server/pages.ts')])
  const { url } = await serve(config, async ({ server, app }) => {
    await built
    await registerPages(server, app)
  })
  console.log(`\n${PRODUCT_NAME} is at ${url}\n`)
  // Now, and not only when it ends well.
  flushCompileCache()
  tidyHeap()
} catch (error) {
  exitWithMessage(error)
}
