import type { CommandContext, FeatureCommands, Thing } from '#platform/web/commands/command.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { body, calendar } from '#platform/web/ui/icons/places.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'

export const area = 'body'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'workouts.home',
    to: '/gym-ai',
    icon: body,
    words: {
      en: { title: 'Body', also: 'training workout gym strength session' },
      de: { title: 'Körper', also: 'Training Studio Kraft Sport' },
    },
  },
  {
    id: 'workouts.generator',
    to: '/workout-generator',
    icon: calendar,
    words: {
      en: { title: 'Make a training plan', also: 'generator workout plan structures' },
      de: { title: 'Einen Trainingsplan machen', also: 'Generator Plan Einteilung' },
    },
  },
  {
    id: 'workouts.exercises',
    to: '/gym-ai/exercises',
    icon: body,
    words: {
      en: { title: 'Exercises', also: 'squat bench press how to muscles' },
      de: { title: 'Übungen', also: 'Kniebeuge Bankdrücken Anleitung Muskeln' },
    },
  },
  {
    id: 'workouts.gyms',
    to: '/gym-ai/gyms',
    icon: compass,
    words: {
      en: { title: 'Where you train', also: 'gym profile equipment plates dumbbells bars home' },
      de: { title: 'Trainingsorte', also: 'Studio Geräte Scheiben Kurzhanteln Stangen Zuhause' },
    },
  },
  {
    id: 'workouts.transfer',
    to: '/gym-ai/transfer',
    icon: upload,
    words: {
      en: { title: 'Training: import and export', also: 'import export Hevy Strong FitNotes csv' },
      de: { title: 'Training: importieren und exportieren', also: 'Import Export Hevy Strong FitNotes csv' },
    },
  },
]

const MOST_FOUND = 4
const OF_EXERCISES = 'workouts/exercise/'
/** Fewer letters match too many exercises. */
const LEAST_LETTERS = 3

/** Exercises by any of their names; the table is loaded at the first search. */
const load = () => import('./exercises/find-exercises.ts')

const thingOf = ({ id, name }: { id: string; name: string }): Thing => ({
  id: OF_EXERCISES + id,
  title: name,
  icon: body,
  area,
  to: `/gym-ai/exercises/${id}`,
})

export async function search(query: string, { language }: CommandContext): Promise<readonly Thing[]> {
  if (query.trim().length < LEAST_LETTERS) return []
  const { findExercises } = await load()
  return (await findExercises(query, language, MOST_FOUND)).map(thingOf)
}

export async function recall(ids: readonly string[], { language }: CommandContext): Promise<readonly Thing[]> {
  const wanted = ids.flatMap((id) => (id.startsWith(OF_EXERCISES) ? [id.slice(OF_EXERCISES.length)] : []))
  if (wanted.length === 0) return []
  const { namedExercises } = await load()
  return (await namedExercises(wanted, language)).map(thingOf)
}
