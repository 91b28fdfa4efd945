import { zipSync } from 'fflate'

/** Several files as one zip, unpressed: an import is one file. Equal names of different folders get a number before them. */
export async function packFiles(files: readonly File[]): Promise<File> {
  const entries: Record<string, Uint8Array> = {}
  for (const [index, file] of files.entries()) {
    const name = entries[file.name] === undefined ? file.name : `${index + 1}/${file.name}`
    entries[name] = new Uint8Array(await file.arrayBuffer())
  }
  // In one go: a worker of its own would be made from text, which this page does not allow.
  // And with one time for all: the same files are the same bytes again, so that an upload that stopped goes on.
  const bytes = zipSync(entries, { level: 0, mtime: new Date(2000, 0, 1) })
  return new File([bytes as Uint8Array<ArrayBuffer>], `${files.length} recordings.zip`)
}
