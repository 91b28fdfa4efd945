import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { bodySource } from './body.ts'
import { exportMeasurements } from './export-person.ts'
import { bodyEntriesPart, measurementsParts } from './own-import-store.ts'
import { photoRows } from './photo-store.ts'
import { bodyPhotos } from './photos.ts'
import { measurementsRoutes } from './routes.ts'

const sweep: Job<Record<string, never>> = { name: 'measurements-sweep', data: z.object({}), schedule: '17 3 * * *' }

/**
 * Registers no act of care, no card of the hub, no factor for statistics and no memory: a body weight earns no points, and it appears
 * only where the person looks for it (ADR 45).
 */
export const measurementsServer: ServerFeature = {
  id: 'measurements',
  routes: measurementsRoutes,
  jobs: [sweep] as unknown as readonly Job<never>[],
  works: (app) => [work(sweep, async (_data, { signal }) => void (await bodyPhotos.sweep(app, signal)))],
  services: { body: bodySource, bodyEntries: bodyEntriesPart },
  exportUser: exportMeasurements,
  exportBytes: (app, userId) => photoRows.bytes(app.db, userId),
  importUser: measurementsParts,
  eraseUser: (app, userId) => app.storage.deleteAll(`measurements/${userId}`),
}
