import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { draftRoutes } from './drafts.ts'
import { exportMeditations } from './export-person.ts'
import { foldersOfPerson } from './files.ts'
import { meditationParts } from './import-store.ts'
import { meditationListenables } from './listenables.ts'
import { meditationNames } from './names.ts'
import { renderJob, renderMeditation } from './render.ts'
import { meditationRoutes } from './routes.ts'
import { sharedRoutes } from './shared-routes.ts'
import { renderWorkOf, steerRender } from './slow-work.ts'
import { recordingBytesOf } from './store.ts'

export const meditationsServer: ServerFeature = {
  id: 'meditations',
  routes: [...meditationRoutes, ...sharedRoutes, ...draftRoutes],
  jobs: [renderJob] as unknown as readonly Job<never>[],
  works: (app) => [work(renderJob, (rendering, { signal }) => renderMeditation(app, rendering, signal))],
  actNames: meditationNames,
  listenables: meditationListenables,
  slowWork: renderWorkOf,
  steerSlowWork: steerRender,
  importUser: meditationParts,
  exportUser: exportMeditations,
  exportBytes: (app, userId) => recordingBytesOf(app.db, userId),
  async eraseUser(app, userId) {
    for (const folder of foldersOfPerson(userId)) await app.storage.deleteAll(folder)
  },
}
