import type { CommandContext, FeatureCommands, Thing } from '#platform/web/commands/command.ts'
import { body } from '#platform/web/ui/icons/places.ts'
import { libraryCommands } from './library-commands.ts'
import { trainingCommands } from './training-commands.ts'

export const area = 'body'
export const commands: FeatureCommands['commands'] = [...trainingCommands, ...libraryCommands]

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
