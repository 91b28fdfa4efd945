import { expect, test } from 'vitest'
import { dataNotices, workerNotices } from './notices.ts'

test('the notices that browsers are sent name the sources of the questionnaires, with the licence text of both', async () => {
  const notices = (await dataNotices()).join('\n\n')
  for (const said of [
    'International Personality Item Pool',
    '2017 Geir Gåsodden',
    '2022-2025 NeuroQuest AI',
    'Permission is hereby granted',
  ])
    expect(notices).toContain(said)
})

test('the reader of barcodes is named with the licences of its wrapper, and of ZXing within it', async () => {
  const notices = [...(await workerNotices()).map(([, text]) => text), ...(await dataNotices())].join('\n\n')
  for (const said of ['## zxing-wasm - ', '## barcode-detector - ', 'Ze-Zheng Wu', 'ZXing-C++', 'Apache License, Version 2.0'])
    expect(notices).toContain(said)
})
