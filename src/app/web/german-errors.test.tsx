import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { loadReasonWords } from '#platform/web/api/reason-words.ts'
import { onSessionExpiry } from '#platform/web/api/session-expiry.ts'
import { readyMessages } from '#platform/web/i18n/messages.ts'
import { removeToast, toast } from '#platform/web/ui/toast-store.ts'
import { ToastHost } from '#platform/web/ui/ToastHost.tsx'

const addThing = endpoint({
  method: 'POST',
  path: '/api/things',
  summary: 'Add',
  body: z.object({ name: z.string() }),
  response: z.object({ id: z.string() }),
})

const fetcher = vi.fn<typeof fetch>()
const language = (...wishes: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wishes)

beforeEach(() => {
  vi.stubGlobal('fetch', fetcher)
  localStorage.clear()
  onSessionExpiry(() => {})
  loadReasonWords(() => import('./shell/reason-words.de.ts').then((m) => m.translate))
})
afterEach(() => {
  cleanup()
  removeToast()
  fetcher.mockReset()
})

const answer = (status: number, body: object | string) => () =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
const json = (error: string, message: string, reason: string, params = {}) => ({ error, message, reason, params })

/** The text of a page's toast when the call fails. */
async function toasted(fails: typeof fetch): Promise<string> {
  await readyMessages()
  render(<ToastHost />)
  fetcher.mockImplementationOnce(fails)
  await act(async () => {
    await call(addThing, { body: { name: 'Fern' } }).catch((error: Error) =>
      toast({ title: 'Oh', description: error.message, tone: 'destructive' }),
    )
    await vi.dynamicImportSettled()
  })
  const title = await screen.findByText('Oh', { selector: '[class*=title]' })
  return title.parentElement!.textContent.replace('Oh', '')
}

describe('A browser that reads German', () => {
  beforeEach(() => void language('de-DE', 'en'))

  test.each<[string, typeof fetch, string]>([
    [
      'a limit that is reached',
      answer(429, json('limit', 'You can have 500 habits at most.', 'habits.too_many', { most: 500 })),
      'Mehr als 500 Gewohnheiten sind nicht möglich.',
    ],
    [
      'a reason it does not know yet',
      answer(409, json('conflict', 'Only on Tuesdays.', 'moon.tuesdays')),
      'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    ],
    [
      'a database that is away',
      answer(503, json('unavailable', 'The database is not answering right now.', 'http.unavailable')),
      'Die Datenbank antwortet gerade nicht. Nichts ist verloren; bitte versuche es gleich noch einmal.',
    ],
    [
      'a fault of the server',
      answer(500, json('internal', 'Something went wrong on our side.', 'http.internal')),
      'Auf dem Server ist ein Fehler aufgetreten. Du bist weiterhin angemeldet.',
    ],
    [
      'a session that expired',
      answer(401, json('unauthenticated', 'Please sign in to continue.', 'http.sign_in')),
      'Deine Sitzung ist abgelaufen. Bitte melde dich noch einmal an.',
    ],
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
    ],
    [
      'a server that takes too long',
      () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
      'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
    ],
  ])('is told of %s in German', async (_what, fails, words) => {
    expect(await toasted(fails)).toContain(words)
  })

  test('reads the errors of fields in German too', async () => {
    await readyMessages()
    fetcher.mockImplementationOnce(
      answer(400, {
        ...json('invalid', 'This takes at most 3 characters.', 'field.too_long', { most: 3 }),
        fields: { name: 'This takes at most 3 characters.' },
        fieldReasons: { name: { reason: 'field.too_long', params: { most: 3 } } },
      }),
    )
    await expect(call(addThing, { body: { name: 'Fern' } })).rejects.toMatchObject({
      message: 'Das darf höchstens 3 Zeichen haben.',
      fields: { name: 'Das darf höchstens 3 Zeichen haben.' },
      reason: 'field.too_long',
    })
  })

  test('gets English when the German messages cannot be fetched', async () => {
    loadReasonWords(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    expect(await toasted(answer(429, json('limit', 'That is enough.', 'account.enough_exports')))).toContain('That is enough.')
  })
})

test('A browser that reads English shows the server’s message, and fetches no messages for it', async () => {
  language('en-GB')
  const load = vi.fn<() => Promise<never>>()
  loadReasonWords(load)
  expect(await toasted(answer(429, json('limit', 'That is enough.', 'account.enough_exports')))).toContain('That is enough.')
  expect(load).not.toHaveBeenCalled()
})
