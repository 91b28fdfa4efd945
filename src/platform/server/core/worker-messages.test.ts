import { expect, test } from 'vitest'
import { markMessage, messageListener } from './worker-messages.ts'

test('passes on the messages of this program, and ignores those of Node and of others', () => {
  const heard: unknown[] = []
  const listener = messageListener((message) => heard.push(message))
  for (const foreign of [{ 'watch:import': ['file:///a.ts'] }, { type: 'end' }, 'text', 7, null, undefined]) listener(foreign)
  listener(markMessage({ type: 'end' }))
  listener(markMessage(undefined))
  expect(heard).toEqual([{ type: 'end' }, undefined])
})
