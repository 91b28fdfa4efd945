import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function lineOf(error: unknown): string {
  let line = ''
  createLog('info', { write: (written) => void (line += written) }).warn({ err: error }, 'job failed')
  return line
}

test('a system error is logged with its own message', async () => {
  const error = await readFile('/nowhere/at/all').catch((reason: unknown) => reason)
  expect(lineOf(error)).toMatch(/ENOENT.*\/nowhere\/at\/all/)
})

test('an error that quotes another server’s answer is logged with its code and location only', () => {
  const error = Object.assign(new Error('550 <ana@fern.example> unknown'), { code: 'EENVELOPE', command: 'RCPT TO' })
  expect(lineOf(error)).toContain('EENVELOPE')
  expect(lineOf(error)).not.toContain('fern.example')
  expect(lineOf(new Error('a private word', { cause: error }))).not.toMatch(/private|fern\.example/)
})
