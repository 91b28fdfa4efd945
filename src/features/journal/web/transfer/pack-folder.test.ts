import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { packFolder } from './pack-folder.ts'

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
