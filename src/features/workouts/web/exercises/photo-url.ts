import { apiAddress } from '#platform/web/api/address.ts'
import { getExercisePhoto, type ExercisePhoto } from '../../contract-exercises.ts'

/** Its owner's session opens it, and nothing on the way keeps it. The mark makes another picture another address. */
export const photoUrl = (id: string, size: 'full' | 'thumb', { mark }: ExercisePhoto) =>
  `${apiAddress(getExercisePhoto.path, { params: { id, size } })}?mark=${encodeURIComponent(mark)}`
