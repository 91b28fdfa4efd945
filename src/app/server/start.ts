import type { Config } from '#platform/server/config/config.ts'
import { serve } from './main.ts'
import { registerPages } from './pages.ts'

export { serveJobs } from './main.ts'

/** Serves the built web app, from `built` on: until then the server only prepares itself. Returns its address. */
export async function serveBuilt(config: Config, built: Promise<unknown>): Promise<string> {
  const { url } = await serve(config, async ({ server, app }) => {
    await built
    await registerPages(server, app)
  })
  return url
}
