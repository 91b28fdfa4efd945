import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import type { PageInfo } from '#app/web/prerender-types.ts'
import { fetchedWithInApp, writePageScripts } from './page-scripts.ts'

const chunk = (name: string, imports: string[] = []) => ({ file: `assets/${name}.js`, imports })

test('the list has all scripts of each page, including transitive imports, without the scripts of every page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-page-scripts-'))
  try {
    await mkdir(path.join(folder, 'assets'))
    const manifest: Manifest = {
      'main.tsx': chunk('index', ['shell']),
      shell: chunk('shell'),
      'There.tsx': chunk('There', ['shell', 'near']),
      near: chunk('near', ['far']),
      far: chunk('far', ['shell']),
      'Alone.tsx': chunk('Alone', ['shell']),
    }
    const pages = [
      { path: '/there', source: 'There.tsx' },
      { path: '/alone', source: 'Alone.tsx' },
    ] as PageInfo[]
    const address = await writePageScripts(folder, manifest, ['main.tsx'], pages)
    expect(JSON.parse(await readFile(path.join(folder, address), 'utf8'))).toEqual({
      '/there': ['/assets/There.js', '/assets/near.js', '/assets/far.js'],
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('the entry preloads only the styles of pages; a part of a page preloads its scripts and styles', () => {
  const files = ['assets/There-1.js', 'assets/near-1.js', 'assets/There-1.css', 'assets/react-1.js']
  const from = (hostId: string, hostType: 'html' | 'js') => fetchedWithInApp('assets/There-1.js', files, { hostId, hostType })
  expect(from('assets/index-1.js', 'js')).toEqual(['assets/There-1.css'])
  expect(from('assets/Part-1.js', 'js')).toEqual(['assets/There-1.js', 'assets/near-1.js', 'assets/There-1.css'])
  expect(from('index.html', 'html')).toHaveLength(3)
})
