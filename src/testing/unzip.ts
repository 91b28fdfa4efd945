import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of a zip, by path. */
export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: true })
  const files = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry()) {
    if (files.has(String(entry.fileName))) throw new Error(`the zip has two files ${String(entry.fileName)}`)
    files.set(String(entry.fileName), await buffer(await archive.openReadStreamPromise(entry)))
  }
  return files
}
