import { jsonFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { discoverParts, MOODS_FILE, RUNS_FILE } from './import-store.ts'
import { discoverRoutes } from './routes.ts'
import { exportMoods, exportRuns } from './store.ts'

const ABOUT_RUNS = {
  en: 'courses: which days you did and skipped, and when',
  de: 'Kurse: welche Tage du gemacht und ausgelassen hast, und wann',
}
const ABOUT_MOODS = { en: 'how you were before and after listening, 1 to 5', de: 'wie es dir vor und nach dem Hören ging, 1 bis 5' }

export const discoverServer: ServerFeature = {
  id: 'discover',
  routes: discoverRoutes,
  importUser: discoverParts,
  async *exportUser(app, userId) {
    yield jsonFile(RUNS_FILE, ABOUT_RUNS, await exportRuns(app.db, userId))
    yield jsonFile(MOODS_FILE, ABOUT_MOODS, await exportMoods(app.db, userId))
  },
}
