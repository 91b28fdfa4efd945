import path from 'node:path'
import { expect, test } from 'vitest'
import { librariesPlugin } from './libraries.ts'
import { dataNotices, libraryNotices, sectionsOf } from './notices.ts'

test('the notices that browsers are sent name the sources of the questionnaires, with the licence text of both', async () => {
  const notices = (await dataNotices()).join('\n\n')
  for (const stated of [
    'International Personality Item Pool',
    '2017 Geir Gåsodden',
    '2022-2025 NeuroQuest AI',
    'Permission is hereby granted',
  ])
    expect(notices).toContain(stated)
})

test('a worker’s package is listed with its licence, and the code inside it among the data notices', async () => {
  const notices = await libraryNotices(['barcode-detector', 'zxing-wasm'].map((name) => path.join('node_modules', name)))
  expect(notices.map(([heading]) => heading.replace(/ - .*/, ''))).toEqual(['## barcode-detector', '## zxing-wasm'])
  const all = [...notices.map(([, text]) => text), ...(await dataNotices())].join('\n\n')
  for (const stated of ['Ze-Zheng Wu', 'ZXing-C++', 'Apache License, Version 2.0']) expect(all).toContain(stated)
})

test('a licence with headings of its own stays with its package', () => {
  const text = '# Licenses\n\n## marked - 18.2.1 (MIT)\n\n## Marked\n\nCopyright (c) 2018+\n\n## qrcode - 1.5.4 (MIT)\n\nMIT License\n'
  expect(sectionsOf(text)).toEqual([
    '## marked - 18.2.1 (MIT)\n\n## Marked\n\nCopyright (c) 2018+',
    '## qrcode - 1.5.4 (MIT)\n\nMIT License',
  ])
})

test('bundles of workers note the packages that they are made of, and none that left no code', () => {
  const found = new Set<string>()
  const plugin = librariesPlugin(found)
  const modules = {
    '/app/node_modules/minisearch/dist/es/index.js': { renderedLength: 9 },
    '/app/node_modules/a/node_modules/@scope/b/index.js': { renderedLength: 9 },
    '/app/node_modules/left-out/index.js': { renderedLength: 0 },
    '/app/src/own.ts': { renderedLength: 9 },
  }
  const generate = plugin.generateBundle as unknown as (options: unknown, bundle: unknown) => void
  generate({}, { 'worker.js': { type: 'chunk', modules }, 'a.wasm': { type: 'asset' } })
  expect([...found]).toEqual(['/app/node_modules/minisearch/', '/app/node_modules/a/node_modules/@scope/b/'])
})
