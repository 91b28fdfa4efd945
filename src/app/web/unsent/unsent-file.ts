import { zip, type AsyncZippable } from 'fflate'
import { encodeRecords } from '#platform/web/leaving/seal.ts'
import { readUnsent } from '#platform/web/leaving/unsent.ts'
import { unsentStores } from './stores.ts'

/** File systems differ in the characters that a name may contain. */
const nameOf = (file: Blob & { name?: string }, place: number) =>
  `files/${place}-${(file.name ?? 'file').replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(-80)}`

/** All unsent changes of a person, as a zip: their texts in readable form, everything as data, and the files. */
export async function unsentFile(userId: string, words: { title: string; lead: string }): Promise<Blob> {
  const records = await readUnsent(userId, unsentStores)
  const texts = records.flatMap(({ store, value }) => unsentStores.find(({ id }) => id === store)?.words(value) ?? [])
  const { json, files } = encodeRecords(records)
  const text = (content: string) => new TextEncoder().encode(content)
  const content: AsyncZippable = {
    'unsent.md': text([`# ${words.title}`, words.lead, ...texts.map((one) => `---\n\n${one}`)].join('\n\n') + '\n'),
    'unsent.json': text(json),
  }
  for (const [place, file] of files.entries()) content[nameOf(file, place)] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }]
  const bytes = await new Promise<Uint8Array>((resolve, reject) =>
    zip(content, (error, packed) => (error ? reject(error) : resolve(packed))),
  )
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' })
}
