import { zipSync } from 'fflate'

/** Packs several files into one uncompressed zip, because an import is one file. Equal names get a number as a prefix. */
export async function packFiles(files: readonly File[]): Promise<File> {
  const entries: Record<string, Uint8Array> = {}
  for (const [index, file] of files.entries()) {
    const name = entries[file.name] === undefined ? file.name : `${index + 1}/${file.name}`
    entries[name] = new Uint8Array(await file.arrayBuffer())
  }
  // Synchronous, because the library would create a worker from text, which the page's policy forbids.
  // A fixed time makes equal files give equal bytes, so that an interrupted upload can resume.
  const bytes = zipSync(entries, { level: 0, mtime: new Date(2000, 0, 1) })
  return new File([bytes as Uint8Array<ArrayBuffer>], `${files.length} recordings.zip`)
}
