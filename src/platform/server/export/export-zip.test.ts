import { expect, test } from 'vitest'
import { bytesOf } from './export-zip.ts'

test('a long file of an export lets the rest of the process have its turn again and again', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  async function* lines() {
    for (let n = 0; n < 20_000; n++) yield { n, text: 'x'.repeat(300) }
  }
  let bytes = 0
  for await (const piece of bytesOf({ lines: lines() })) bytes += piece.length
  isOver = true
  expect(bytes).toBeGreaterThan(6_000_000)
  expect(turns).toBeGreaterThan(50)
})
