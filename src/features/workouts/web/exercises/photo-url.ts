import { pathOf } from '#platform/contract/endpoint.ts'
import { getExercisePhoto, type ExercisePhoto } from '../../contract-exercises.ts'

/** Its owner's session opens it, and nothing on the way keeps it. The mark makes another picture another address. */
export const photoUrl = (id: string, size: 'full' | 'thumb', { mark }: ExercisePhoto) =>
  `${pathOf(getExercisePhoto.path, { id, size })}?mark=${encodeURIComponent(mark)}`
