import { mediaAddress } from '#platform/web/api/address.ts'
import { getExercisePhoto, type ExercisePhoto } from '../../contract/own-exercises.ts'

/** Only its owner's session can open it, and no cache stores it. A new picture has a new mark, and so a new address. */
export const photoUrl = (id: string, size: 'full' | 'thumb', { mark }: ExercisePhoto) =>
  mediaAddress(getExercisePhoto.path, { params: { id, size } }, mark)
