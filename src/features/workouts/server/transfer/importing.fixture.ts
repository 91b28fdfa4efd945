import { uuidv7 } from '#platform/server/core/ids.ts'
import type { LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import {
  beginTrainingImport,
  getTrainingImport,
  putTrainingImportPart,
  startTrainingImport,
  undoTrainingImport,
  type TrainingImportChoices,
  type TrainingImportDetail,
} from '../../contract-transfer.ts'

export const IMPORT_WORK = ['workouts.import']
export const NO_CHOICES: TrainingImportChoices = { weightUnit: null, distanceUnit: null, dateOrder: null, exercises: [], table: null }

type Me = Pick<LivingPerson, 'call'>

/** Uploads a file and waits for its report. */
export async function upload(
  server: TestServer,
  me: Me,
  file: string | Uint8Array,
  { name = 'training.csv', zone = 'Europe/Berlin' }: { name?: string; zone?: string } = {},
): Promise<TrainingImportDetail> {
  const id = uuidv7()
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  await me.call(beginTrainingImport, { body: { id, name, bytes: bytes.length, zone } })
  await me.call(putTrainingImportPart, { params: { id, index: 0 }, body: new Uint8Array(bytes) })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getTrainingImport, { params: { id } })
}

export async function start(
  server: TestServer,
  me: Me,
  id: string,
  choices: Partial<TrainingImportChoices> = {},
): Promise<TrainingImportDetail> {
  await me.call(startTrainingImport, { params: { id }, body: { ...NO_CHOICES, ...choices } })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getTrainingImport, { params: { id } })
}

/** Uploads, starts and waits until everything is in. */
export async function importInto(
  server: TestServer,
  me: Me,
  file: string | Uint8Array,
  choices: Partial<TrainingImportChoices> = {},
  about: { name?: string; zone?: string } = {},
): Promise<TrainingImportDetail> {
  const { id, state, failure } = await upload(server, me, file, about)
  if (state !== 'ready') throw new Error(`${state}: ${failure}`)
  return start(server, me, id, choices)
}

export async function undone(server: TestServer, me: Me, id: string): Promise<TrainingImportDetail> {
  await me.call(undoTrainingImport, { params: { id } })
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getTrainingImport, { params: { id } })
}

export const HEVY_HEAD =
  'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe'

/** Two sessions as Hevy writes them: a superset, a warm-up, a drop set, words over two lines, a run, an exercise nobody knows, and three lines that cannot be. */
export const HEVY = `${HEVY_HEAD}
"Push, then ""run""","1 Mar 2024, 18:22","1 Mar 2024, 19:40","Felt good
after all","Bench Press (Barbell)",,"Elbows in",0,"warmup",40,10,,,
"Push, then ""run""","1 Mar 2024, 18:22","1 Mar 2024, 19:40","Felt good
after all","Bench Press (Barbell)",,"Elbows in",1,"normal",62.5,8,,,8.5
"Push, then ""run""","1 Mar 2024, 18:22","1 Mar 2024, 19:40","Felt good
after all","Bench Press (Barbell)",,"Elbows in",2,"dropset",50,12,,,
"Push, then ""run""","1 Mar 2024, 18:22","1 Mar 2024, 19:40","Felt good
after all","Marble Lift",0,"",0,"normal",20,6,,,
"Push, then ""run""","1 Mar 2024, 18:22","1 Mar 2024, 19:40","Felt good
after all","Plank",0,"",0,"normal",,,,75,
"Push, then ""run""","1 Mar 2024, 18:22","1 Mar 2024, 19:40","Felt good
after all","Plank",0,"",1,"normal",-5,,,60,
"Legs","3 März 2024, 07:05","3 März 2024, 08:00","","Squat (Barbell)",,"",0,"failure",100,5,,,10
"Legs","3 März 2024, 07:05","3 März 2024, 08:00","","Squat (Barbell)",,"",1,"normal",100,1000000000,,,
"Legs","someday","3 März 2024, 08:00","","Squat (Barbell)",,"",2,"normal",100,5,,,
`
