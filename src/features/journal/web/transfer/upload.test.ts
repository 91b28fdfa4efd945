import { unzipSync, strFromU8 } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import type { ImportSummary } from '../../contract/transfer.ts'
import { packFolder } from './pack-folder.ts'
import { problemOf, uploadImport } from './upload-import.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a file of another journal', () => {
  it('is looked at before it is sent', () => {
    expect(problemOf({ name: 'My.Journal.ZIP', size: 10 })).toBeUndefined()
    expect(problemOf({ name: 'backup.daylio', size: 10 })).toBeUndefined()
    expect(problemOf({ name: 'a.exe', size: 10 })).toBe('wrongEnding')
    expect(problemOf({ name: 'a.zip', size: 3 * 1024 ** 3 })).toBe('tooLarge')
  })

  it('goes in parts; an upload that stopped goes on with what is missing', async () => {
    const sent: string[] = []
    const summary = { received: [0], name: 'a.zip', bytes: IMPORT_PART_BYTES * 2 + 5 }
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      sent.push(`${init.method} ${new URL(address, 'http://x').pathname} ${init.body instanceof Blob ? init.body.size : ''}`.trim())
      return new Response(JSON.stringify(summary), { headers: { 'content-type': 'application/json' } })
    })
    const file = new File([new Uint8Array(summary.bytes)], 'a.zip')
    const started = { ...summary, id: 'known' } as ImportSummary
    const shares: number[] = []
    const options = {
      zone: 'UTC',
      begun: started,
      signal: new AbortController().signal,
      onProgress: (share: number) => void shares.push(share),
    }
    expect(await uploadImport(file, options)).toBe('known')
    expect(sent).toEqual([
      'POST /api/journal/imports',
      `PUT /api/journal/imports/known/parts/1 ${IMPORT_PART_BYTES}`,
      'PUT /api/journal/imports/known/parts/2 5',
    ])
    expect(shares.at(-1)).toBe(1)
    // Another file of the same name is another import.
    expect(await uploadImport(new File(['x'], 'a.zip'), options)).not.toBe('known')
  })
})

describe('a folder', () => {
  const file = (path: string, text: string) =>
    Object.defineProperty(new File([text], path.split('/').at(-1)!), 'webkitRelativePath', { value: path })

  it('of notes becomes a zip without hidden folders and the folder’s own name', async () => {
    const packed = await packFolder([
      file('Vault/2024-05-04.md', 'hello'),
      file('Vault/img/a.png', 'png'),
      file('Vault/.obsidian/app.json', '{}'),
      file('Vault/.trash/x.md', 'old'),
    ])
    if (!(packed instanceof File)) throw new Error('not packed')
    expect(packed.name).toBe('Vault.zip')
    const content = unzipSync(new Uint8Array(await packed.arrayBuffer()))
    expect(Object.keys(content).toSorted()).toEqual(['2024-05-04.md', 'img/a.png'])
    expect(strFromU8(content['2024-05-04.md']!)).toBe('hello')
    expect(await packFolder([file('Pictures/a.png', 'png')])).toBe('empty')
  })
})
