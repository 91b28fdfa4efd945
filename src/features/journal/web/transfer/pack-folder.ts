import { zip, type AsyncZippable } from 'fflate'

export const MAX_FOLDER_BYTES = 500 * 1024 * 1024
/** File types of a folder of notes; hidden folders (a program's own settings) are left out. */
const NOTES = /\.(md|markdown|txt)$/i
const ACCEPTED = /\.(md|markdown|txt|jpe?g|png|gif|webp|avif|heic|tiff?|mp3|m4a|ogg|opus|wav|webm|flac|aac|mp4|mov|pdf)$/i
const TEXT = /\.(md|markdown|txt)$/i

/** Packs a folder as one zip; 'empty' without notes in it, 'large' when it is too large to hold in the browser's memory. */
export async function packFolder(files: readonly File[]): Promise<File | 'empty' | 'large'> {
  const retained = files.filter((file) => ACCEPTED.test(file.name) && !/(^|\/)\./.test(file.webkitRelativePath))
  if (!retained.some((file) => NOTES.test(file.name))) return 'empty'
  if (retained.reduce((sum, file) => sum + file.size, 0) > MAX_FOLDER_BYTES) return 'large'
  const content: AsyncZippable = {}
  for (const file of retained) {
    // The folder's own name is not part of the notes' paths.
    const path = file.webkitRelativePath.replace(/^[^/]*\//, '') || file.name
    content[path] = [new Uint8Array(await file.arrayBuffer()), { level: TEXT.test(path) ? 6 : 0 }]
  }
  const folder = retained[0]?.webkitRelativePath.split('/')[0] || 'notes'
  const bytes = await new Promise<Uint8Array>((resolve, reject) =>
    zip(content, (error, packed) => (error ? reject(error) : resolve(packed))),
  )
  return new File([bytes as Uint8Array<ArrayBuffer>], `${folder}.zip`)
}
