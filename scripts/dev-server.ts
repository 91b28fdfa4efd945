// The server of `npm run dev`; scripts/dev.ts starts it again whenever one of its files changes.
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { DEMO, ensureDemoPerson } from '#testing/demo-person.ts'
import { registerDevPages } from '#app/server/dev-pages.ts'
import { serve } from '#app/server/main.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'

try {
  const { running, url } = await serve(readConfig(), ({ server, app }) => registerDevPages(server, app))
  await ensureDemoPerson(running.app)
  console.log(
    `\n${PRODUCT_NAME} (development) is at ${url}\nSign in as ${DEMO.username} with ${DEMO.password}\nComponents: ${url}/dev/gallery\n`,
  )
} catch (error) {
  exitWithMessage(error)
}
