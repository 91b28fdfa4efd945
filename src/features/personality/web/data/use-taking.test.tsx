import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { clearUser, setUser } from '#platform/web/session/session.ts'
import { mergeAnswers, type Answers } from '../../answers.ts'
import { readTaking, removeTaking, storeTaking } from './device-takings.ts'
import { withAnswer, type Taking } from './taking.ts'
import { useTaking } from './use-taking.ts'

const net = vi.hoisted(() => ({
  perform: undefined as unknown as (endpoint: unknown, input: { body: object }) => Promise<unknown>,
  sent: new Set<() => void>(),
}))
vi.mock('#platform/web/offline/app-outbox.ts', () => ({
  perform: (endpoint: unknown, input: { body: object }) => net.perform(endpoint, input),
  onOutboxSent: (listener: () => void) => {
    net.sent.add(listener)
    return () => net.sent.delete(listener)
  },
}))

const NOW = Date.UTC(2026, 5, 1)
const ada = { id: '01900000-0000-7000-8000-00000000000a', locale: null, zone: 'UTC', dayStart: 0 } as User
const started: Taking = {
  id: 'a1',
  instrument: 'mini-ipip',
  language: 'en',
  group: null,
  startedAt: '2026-05-01T10:00:00.000Z',
  finishedAt: null,
  answers: {},
}
const first = withAnswer(started, '1', 4, NOW)

/** A server with these answers; the test decides when the network responds. */
function serverWith(answers: Answers) {
  let there = answers
  return {
    take({ body }: { body: object }) {
      there = mergeAnswers(there, (body as Taking).answers)
      return { ...started, answers: there }
    },
  }
}

const items = (taking: Taking | undefined) => Object.keys(taking?.answers ?? {})
const open = () => renderHook(() => useTaking('a1')).result

beforeEach(() => {
  localStorage.clear()
  setUser(ada)
})
afterEach(() => {
  cleanup()
  clearUser()
})

test('a queued taking receives the other device’s answers once it was sent, and is reported as sent', async () => {
  storeTaking(ada.id, first)
  const server = serverWith({ 7: { value: 2, at: NOW } })
  net.perform = async () => QUEUED
  const quiz = open()
  await waitFor(() => expect(quiz.current.keeping).toBe('waiting'))
  net.perform = async (_, input) => server.take(input)
  act(() => net.sent.forEach((hear) => hear()))
  await waitFor(() => expect(items(quiz.current.taking)).toEqual(['1', '7']))
  expect(quiz.current.keeping).toBe('sent')
})

test('a response that arrives after a pause does not remove answers given since', async () => {
  storeTaking(ada.id, first)
  const server = serverWith({})
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  net.perform = async (_, input) => late.then(() => server.take(input))
  const { unmount } = renderHook(() => useTaking('a1'))
  unmount()
  net.perform = async () => QUEUED
  const again = open()
  act(() => again.current.change((now) => withAnswer(now, '2', 5, NOW + 1)))
  await act(async () => arrive())
  expect(items(readTaking(ada.id, 'a1'))).toEqual(['1', '2'])
})

test('two tabs without a network leave the answers of both on the device, and the last one to send sends them all', async () => {
  storeTaking(ada.id, started)
  const waiting: Answers[] = []
  net.perform = async (_, { body }) => (waiting.push((body as Taking).answers), QUEUED)
  const [one, other] = [open(), open()]
  act(() => one.current.change((now) => withAnswer(now, '1', 5, NOW)))
  act(() => other.current.change((now) => withAnswer(now, '2', 3, NOW)))
  await act(() => one.current.flush())
  await act(() => other.current.flush())
  expect(items(readTaking(ada.id, 'a1'))).toEqual(['1', '2'])
  expect(Object.keys(waiting.at(-1)!)).toEqual(['1', '2'])
})

test('a response that arrives after the quiz was discarded does not restore it', async () => {
  storeTaking(ada.id, first)
  const server = serverWith({})
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  net.perform = async (_, input) => late.then(() => server.take(input))
  const { unmount } = renderHook(() => useTaking('a1'))
  unmount()
  removeTaking('a1')
  await act(async () => arrive())
  expect(readTaking(ada.id, 'a1')).toBeUndefined()
})
