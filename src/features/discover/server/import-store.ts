import { sql } from '#platform/server/db/drizzle.ts'
import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { z } from 'zod'
import { MoodPair, MOODS_MOST, Run, RUNS_MOST } from '../contract.ts'
import { courses } from './courses/courses.ts'
import { courseRuns, listeningMoods } from './tables.ts'

export const RUNS_FILE = 'discover/courses.json'
export const MOODS_FILE = 'discover/moods.json'

/** The part of the export that an import restores. */
export const discoverParts: readonly AnyImportPart[] = [
  tablePart({
    id: 'discover.run',
    name: { en: 'courses you went through', de: 'Kurse, die du gemacht hast' },
    file: RUNS_FILE,
    shape: Run.extend({ courseId: z.string().min(1).max(40) }),
    idOf: ({ courseId, run }) => `${courseId} ${run}`,
    table: courseRuns,
    column: sql`${courseRuns.courseId} || ' ' || ${courseRuns.run}`,
    fingerprint: [courseRuns.state],
    limit: { most: RUNS_MOST * courses.length },
    row: ({ courseId, run, startedDay, ...state }, { userId }) => ({ userId, courseId, run, startedDay, state }),
  }),
  idPart({
    id: 'discover.mood',
    name: { en: 'moods before and after listening', de: 'Stimmungen vor und nach dem Hören' },
    file: MOODS_FILE,
    shape: MoodPair,
    table: listeningMoods,
    fingerprint: [listeningMoods.before, listeningMoods.after],
    limit: { most: MOODS_MOST },
    row: ({ id, before, after, at }, { userId }) => ({ userId, id, before, after, at: new Date(at) }),
  }),
]
