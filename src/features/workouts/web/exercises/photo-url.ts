import { mediaAddress } from '#platform/web/api/address.ts'
import { getExercisePhoto, type ExercisePhoto } from '../../contract/own-exercises.ts'

/** Its owner's session opens it, and nothing on the way keeps it. The mark makes another picture another address. */
export const photoUrl = (id: string, size: 'full' | 'thumb', { mark }: ExercisePhoto) =>
  mediaAddress(getExercisePhoto.path, { params: { id, size } }, mark)
