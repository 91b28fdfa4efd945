import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { localDayOf } from '#platform/contract/dates.ts'
import type { ModelState } from '#platform/contract/model-consent.ts'
import { renderPage } from '#testing/web/render-page.tsx'
import { setUser } from '#platform/web/session/session.ts'
import type { ReflectPreview } from '../../contract/reflect.ts'
import { SETTINGS_ID } from '../../contract/records.ts'
import { blankSettings } from '../../record-defaults.ts'
import { anEntry, entryId, readableJournal } from './prompts.fixture.ts'
import type { ReflectPanelProps } from './reflect-props.ts'
import { ReflectPanel } from './ReflectPanel.tsx'
import { ReflectSetting } from './ReflectSetting.tsx'

const shelf = vi.hoisted(() => ({ store: undefined as unknown }))
vi.mock('../local/journal-of.ts', () => ({ journalOf: () => shelf.store }))

const today = localDayOf(new Date(), 'UTC', 0)
const MODEL = { model: 'fern-1', destination: 'models.example', local: false }
const allowance = { used: 3, limit: 100, resetsAt: '2026-11-22T00:00:00Z' }
const CONSENT = { destination: MODEL.destination, model: MODEL.model, at: '2026-11-01T10:00:00Z', current: true }
const stateWith = (part: Partial<ModelState> = {}): ModelState => ({
  model: MODEL,
  consent: null,
  allowance: { requests: allowance, tokens: allowance },
  ...part,
})
const AGREED = stateWith({ consent: CONSENT })
const NO_MODEL: ModelState = { model: null, consent: null, allowance: null }
const PREVIEW: ReflectPreview = {
  system: 'You read a few entries.',
  messages: [{ role: 'user', content: 'Saturday\n| The river was high.' }],
  entries: 1,
  characters: 19,
  shortened: 0,
  leftOut: { hard: 0, missing: 0, empty: 0, tooMany: 0 },
  digest: 'digest-1',
}

type Call = { method: string; path: string; body: unknown }

/** A fake server with the endpoints that the panel uses. */
function server(given: { state?: ModelState; preview?: ReflectPreview | Response } = {}) {
  let state = given.state ?? stateWith()
  let preview = given.preview ?? PREVIEW
  const calls: Call[] = []
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  let refuse: Response | undefined
  const fetcher = vi.fn<typeof fetch>(async (input, init) => {
    const path = new URL(String(input), 'http://x').pathname
    const method = init?.method ?? 'GET'
    calls.push({ method, path, body: init?.body ? JSON.parse(init.body as string) : undefined })
    if (path.endsWith('/consent')) state = { ...state, consent: method === 'DELETE' ? null : CONSENT }
    if (path.endsWith('/preview')) return preview instanceof Response ? preview.clone() : Response.json(preview)
    if (path.endsWith('/stop')) return Response.json({})
    if (path.endsWith('/answers')) {
      if (refuse) return refuse
      const body = new ReadableStream<Uint8Array>({ start: (made) => void (line = made) })
      init?.signal?.addEventListener('abort', () => line?.error(init.signal!.reason))
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
    return Response.json(state)
  })
  vi.stubGlobal('fetch', fetcher)
  return {
    calls,
    sent: () => calls.filter(({ path }) => path.endsWith('/answers')),
    event: (event: object) => line!.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    break: () => line!.error(new TypeError('network')),
    refuseWith: (status: number, body: object) => void (refuse = Response.json(body, { status })),
    previewIs: (next: ReflectPreview) => void (preview = next),
    isAsked: () => waitFor(() => expect(line).toBeDefined()),
  }
}

beforeEach(() => setUser({ id: entryId(999), zone: 'UTC', dayStart: 0 } as never))

const Where = () => <output data-testid="where">{useLocation().pathname}</output>

function show(props: Partial<ReflectPanelProps> = {}, seed = [anEntry(1, today, { body: 'The river was high.' })], card?: React.ReactNode) {
  const made = readableJournal([{ kind: 'settings', id: SETTINGS_ID, data: blankSettings }, ...seed])
  shelf.store = made.store
  const onClose = vi.fn<() => void>()
  renderPage(
    <>
      {card ?? <ReflectPanel onClose={onClose} {...props} />}
      <Where />
    </>,
  )
  return { ...made, onClose }
}
const button = (name: string) => screen.findByRole('button', { name })
/** Presses a button as soon as it can be pressed. */
async function press(name: string): Promise<void> {
  const found = (await button(name)) as HTMLButtonElement
  await waitFor(() => expect(found.disabled).toBe(false))
  fireEvent.click(found)
}
const DONE = { done: true, finish: 'complete', usage: { inputTokens: 1, outputTokens: 1, estimated: false } }

test('before consent every word, the destination and the model lie open, and nothing is sent until the person agrees', async () => {
  const { calls, sent, event, isAsked } = server()
  show()
  await screen.findByText(/The river was high/)
  expect(screen.getByText(/\| The river was high\./).closest('details')?.open).toBe(true)
  screen.getByText('You read a few entries.')
  screen.getByText('models.example')
  screen.getByText('fern-1')
  screen.getByText('1 entry, 19 characters of your writing')
  screen.getByText(/would leave Fernwell and go to models\.example/)
  expect(sent()).toEqual([])
  await press('Agree and send')
  await isAsked()
  const consented = calls.findIndex(({ path }) => path.endsWith('/consent'))
  expect(calls[consented]!.body).toEqual({ destination: 'models.example', model: 'fern-1' })
  expect(consented).toBeLessThan(calls.findIndex(({ path }) => path.endsWith('/answers')))
  expect(sent()[0]!.body).toEqual({ purpose: 'reflection', language: 'en', entryIds: [entryId(1)], digest: 'digest-1' })
  event({ run: 'r1' })
  event({ text: 'It sounds like **water**.' })
  event(DONE)
  expect((await screen.findByText('water')).tagName).toBe('STRONG')
  screen.getByText(/Written by a language model \(fern-1\)/)
})

test('a model on this machine is described as local', async () => {
  server({ state: stateWith({ model: { model: 'small', destination: 'this machine', local: true } }) })
  show()
  await screen.findByText('This server: nothing leaves it')
  screen.getByText(/your entries stay there/)
})

test('stopping asks the server to stop, and retains the received text', async () => {
  const { calls, event, isAsked } = server({ state: AGREED })
  show()
  await press('Send')
  await isAsked()
  event({ run: 'run-7' })
  event({ text: 'Half a thought' })
  await screen.findByText('Half a thought')
  await press('Stop')
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/journal/reflect/answers/run-7/stop')).toBe(true))
  event({ ...DONE, finish: 'stopped' })
  await screen.findByText('Stopped. This is the answer so far.')
  screen.getByText('Half a thought')
  await button('Save to a new entry')
})

test('an answer that breaks off retains the received text and shows a message', async () => {
  const { event, isAsked, break: cut } = server({ state: AGREED })
  show()
  await press('Send')
  await isAsked()
  event({ run: 'r' })
  event({ text: 'It sounds like' })
  await screen.findByText('It sounds like')
  cut()
  await screen.findByText('The answer was cut off. This is the answer so far.')
  screen.getByText('It sounds like')
  await button('Ask again')
})

test('a changed preview is shown again before anything is sent', async () => {
  const { refuseWith, previewIs } = server({ state: AGREED })
  show()
  await screen.findByText(/19 characters/)
  refuseWith(409, { error: 'conflict', message: 'x', fields: { digest: 'x' } })
  previewIs({ ...PREVIEW, characters: 25, digest: 'digest-2' })
  await press('Send')
  await screen.findByText(/has changed since you looked/)
  await screen.findByText(/25 characters/)
})

test('a used-up daily quota is reported, with the time of the next request', async () => {
  const { refuseWith } = server({ state: AGREED })
  show()
  refuseWith(429, { error: 'limit', message: 'That was all.', used: 100, limit: 100, resetsAt: '2026-11-22T00:00:00Z' })
  await press('Send')
  await screen.findByText(/Today’s requests are used up\. You get new ones at/)
})

test('a reflection is saved in the entry as a quote with its author, without addresses', async () => {
  const { event, isAsked } = server({ state: AGREED })
  const onKeep = vi.fn<(markdown: string) => Promise<void>>(async () => {})
  show({ entryId: entryId(1), onKeep })
  await press('Send')
  await isAsked()
  event({ run: 'r' })
  event({ text: '# Look\n\nSee [this](https://evil.example/?q=river) ![x](https://evil.example/p.png)<img src=x onerror=alert(1)>' })
  event(DONE)
  await press('Save to the entry')
  await button('Saved')
  const [[stored]] = onKeep.mock.calls as [[string]]
  expect(stored.split('\n').every((line) => line.startsWith('>'))).toBe(true)
  expect(stored).toMatch(/\*Language model fern-1, .+\*$/)
  expect(stored).not.toContain('evil.example')
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('a[href*="evil"]')).toBeNull()
})

test('titles can be taken with one press; a question becomes the beginning of an entry', async () => {
  const { event, isAsked, calls } = server({ state: AGREED })
  const onTitle = vi.fn<(title: string) => Promise<void>>(async () => {})
  show({ entryId: entryId(1), onTitle })
  fireEvent.click(await screen.findByRole('radio', { name: 'A title' }))
  await waitFor(() => expect(calls.at(-1)!.body).toMatchObject({ purpose: 'title' }))
  await press('Send')
  await isAsked()
  event({ text: '1. "High water"\n- **The river**\nAn evening' })
  event(DONE)
  await press('Use “The river” as the title')
  await waitFor(() => expect(onTitle).toHaveBeenCalledWith('The river'))
  cleanup()

  const again = server({ state: AGREED })
  const { changes } = show()
  fireEvent.click(await screen.findByRole('radio', { name: 'A question' }))
  await press('Send')
  await again.isAsked()
  again.event({ text: 'What did the river carry away?' })
  again.event(DONE)
  await press('Write about this')
  await waitFor(() => expect(screen.getByTestId('where').textContent).toMatch(/^\/journal\/[0-9a-f-]{36}$/))
  expect(changes.at(-1)).toMatchObject({ kind: 'entry', patch: { body: expect.stringMatching(/^> What did the river carry away\?\n/) } })
})

test('entries marked as hard are not offered, and omitted ones are counted', async () => {
  const { calls } = server({
    state: AGREED,
    preview: { ...PREVIEW, leftOut: { hard: 2, missing: 0, empty: 1, tooMany: 0 }, shortened: 1 },
  })
  show({}, [anEntry(1, today, { title: 'River' }), anEntry(2, today, { title: 'Grave', hard: true })])
  await screen.findByText('2 entries stay here because they are marked as hard.')
  screen.getByText('1 entry has no words.')
  screen.getByText('1 entry is too long; only its beginning is sent.')
  expect(calls.find(({ path }) => path.endsWith('/preview'))!.body).toMatchObject({ entryIds: [entryId(1)] })
  fireEvent.click(screen.getByRole('radio', { name: 'Choose' }))
  const offered = within(screen.getByRole('group', { name: 'Entries to send' }))
  expect(offered.getAllByRole('checkbox')).toHaveLength(1)
  expect(((await button('Send')) as HTMLButtonElement).disabled).toBe(true)
  fireEvent.click(offered.getByRole('checkbox', { name: /River/ }))
  await waitFor(async () => expect(((await button('Send')) as HTMLButtonElement).disabled).toBe(false))
})

test('words about wanting to die show where help is, for any answer of the model, and also for entries that are never sent', async () => {
  server({ state: AGREED })
  show({}, [anEntry(1, today, { body: 'Fine.' }), anEntry(2, today, { body: 'I want to die.', hard: true })])
  await screen.findByRole('heading', { name: 'You do not have to carry this alone' })
  cleanup()

  const calm = server({ state: AGREED })
  show()
  await press('Send')
  expect(screen.queryByText(/carry this alone/)).toBeNull()
  await calm.isAsked()
  calm.event({ text: 'You wrote about suicide.' })
  await screen.findByRole('heading', { name: 'You do not have to carry this alone' })
})

test('“not now” folds the card to one button, which has the focus and brings it back; new words open it again', async () => {
  sessionStorage.clear()
  server({ state: NO_MODEL })
  const { changes: _, store } = show({}, [anEntry(1, today, { body: 'I want to die.' })])
  await screen.findByRole('heading', { name: 'You do not have to carry this alone' })
  await press('I am safe, not now')
  expect(screen.queryByText(/carry this alone/)).toBeNull()
  const opener = await button('Get help now')
  expect(document.activeElement).toBe(opener)
  fireEvent.click(opener)
  await press('I am safe, not now')
  await store.change('entry', entryId(1), { body: 'I want to die. I cannot go on.' })
  await screen.findByRole('heading', { name: 'You do not have to carry this alone' })
})

test('without a model the text of the week is also checked for crisis words', async () => {
  sessionStorage.clear()
  server({ state: NO_MODEL })
  show({}, [anEntry(1, today, { body: 'They would all be better off without me.' })])
  await screen.findByRole('heading', { name: 'You do not have to carry this alone' })
  expect(screen.getByRole('status').textContent).toBe('Helplines are shown on this page.')
})

test('where nothing was found, help is one press away', async () => {
  server({ state: NO_MODEL })
  show({}, [anEntry(1, today, { body: 'Soup.' })])
  await press('Get help now')
  screen.getByRole('heading', { name: 'You do not have to carry this alone' })
})

test('without a model it reports that, and offers a prompt written by hand', async () => {
  server({ state: NO_MODEL })
  show()
  await screen.findByText('No language model is set up here')
  await screen.findByRole('link', { name: 'Write about this' })
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull()
})

test('without a model it leads through the week: the days to read again, and an entry with questions', async () => {
  server({ state: NO_MODEL })
  show({}, [anEntry(1, today, { title: 'By the river' })])
  expect((await screen.findByRole('link', { name: /By the river/ })).getAttribute('href')).toBe(`/journal/${entryId(1)}`)
  expect(screen.getByText('What stayed with me from these days, and why?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Write with these questions' }))
  await waitFor(() => expect(screen.getByTestId('where').textContent).toMatch(/^\/journal\/[0-9a-f-]{36}$/))
})

test('without a model, an entry is looked back on by questions of its own, and they go into it', async () => {
  server({ state: NO_MODEL })
  const onKeep = vi.fn(() => Promise.resolve())
  show({ entryId: entryId(1), onKeep })
  fireEvent.click(await screen.findByRole('button', { name: 'Add them to this entry' }))
  expect(onKeep).toHaveBeenCalledExactlyOnceWith(
    '## How do I see this now?\n\n\n## What did I need then, and what helped?\n\n\n## What would I like to remember of it?\n\n',
  )
})

test('offline it says that nothing can be sent', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('offline'))),
  )
  show()
  await screen.findByText(/You are offline, so nothing can be sent/)
})

test('in the settings consent is seen and taken back', async () => {
  const { calls } = server({ state: AGREED })
  show({}, [], <ReflectSetting />)
  await screen.findByText('fern-1, at models.example')
  screen.getByText(/On since .*2026 · 3 of 100 requests used today/)
  await press('Withdraw consent')
  await screen.findByText('Off. You will be asked before anything is sent.')
  expect(calls).toContainEqual({ method: 'DELETE', path: '/api/journal/reflect/consent', body: undefined })
  expect(screen.queryByRole('button')).toBeNull()
})
