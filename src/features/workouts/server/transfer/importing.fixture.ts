import { importing } from '#testing/importing.ts'
import type { TrainingImport, TrainingImportChoices } from '../../contract/transfer.ts'

const NO_CHOICES: TrainingImportChoices = { weightUnit: null, distanceUnit: null, dateOrder: null, exercises: [], table: null }

export const {
  look,
  upload,
  start,
  bringIn: importInto,
  undone,
  reread,
} = importing<TrainingImport, TrainingImportChoices>('workouts', {
  name: 'training.csv',
  choices: NO_CHOICES,
})

export const HEVY_HEAD =
  'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe'

/** Two sessions from Hevy: superset, warm-up, drop set, note over two lines, run, unknown exercise, three invalid lines. */
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
