import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { buildServerBundle, isServerBundleCurrent } from './server-bundle.ts'

test('the bundle is used while it matches its sources, and its modules keep the addresses of these', async () => {
  // A folder with a name that would be a pattern elsewhere.
  const root = await mkdtemp(path.join(tmpdir(), 'fernwell (old) [1] '))
  try {
    const write = async (name: string, text: string) => {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true })
      await writeFile(path.join(root, name), text)
    }
    await write('package-lock.json', '{}')
    await write('src/app/server/start.ts', "export { here } from './deep/here.ts'\n")
    await write('src/app/server/deep/here.ts', 'export const here: string = import.meta.url\n')
    expect(isServerBundleCurrent(root)).toBe(false)
    await buildServerBundle(root)
    expect(isServerBundleCurrent(root)).toBe(true)
    const { here } = (await import(/* @vite-ignore */ pathToFileURL(path.join(root, 'dist/server/server.js')).href)) as { here: string }
    expect(fileURLToPath(here)).toBe(path.join(root, 'src/app/server/deep/here.ts'))

    await write('src/app/server/other.ts', 'export {}\n')
    expect(isServerBundleCurrent(root)).toBe(true)
    await write('src/app/server/deep/here.ts', "export const here: string = import.meta.url + ''\n")
    expect(isServerBundleCurrent(root)).toBe(false)
    await buildServerBundle(root)
    expect(isServerBundleCurrent(root)).toBe(true)
    const building = buildServerBundle(root)
    await write('package-lock.json', '{ "saved": "during the build" }')
    await building
    expect(isServerBundleCurrent(root)).toBe(false)
    await buildServerBundle(root)
    await rm(path.join(root, 'src/app/server/deep'), { recursive: true })
    expect(isServerBundleCurrent(root)).toBe(false)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})
