import { MAX_ATTACHMENT_BYTES } from '../../contract/attachments.ts'

/** Larger photos are refused with a message before they are read. */
export const MAX_PHOTO_BYTES = 50 * 1024 * 1024

export type FileProblem = 'photo-too-large' | 'too-large' | 'empty' | 'not-a-photo'

/** Why a file cannot be stored, or undefined. `asPhoto`: it was chosen in the photo picker. */
export function problemOf(file: Pick<File, 'size' | 'type' | 'name'>, asPhoto: boolean): FileProblem | undefined {
  const isPhoto = file.type.startsWith('image/')
  if (file.size === 0) return 'empty'
  if (asPhoto && !isPhoto) return 'not-a-photo'
  if (isPhoto && file.size > MAX_PHOTO_BYTES) return 'photo-too-large'
  return file.size > MAX_ATTACHMENT_BYTES ? 'too-large' : undefined
}

const SIGNS: readonly (readonly [type: string, at: number, bytes: readonly number[]])[] = [
  ['jpg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['heif', 4, [0x66, 0x74, 0x79, 0x70]],
  ['tiff', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', 0, [0x4d, 0x4d, 0x00, 0x2a]],
]

/** Whether the first bytes are those of a picture, independent of the file's name and type. */
export async function isPicture(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return SIGNS.some(([, at, bytes]) => bytes.every((byte, index) => head[at + index] === byte))
}
