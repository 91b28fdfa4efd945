import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { MovingContext } from '../page/moving.ts'
import { FileImport } from './FileImport.tsx'
import type { FileImportKind } from './kind.ts'

type Detail = ImportOf<{ pebbles: number }>

const base = '/api/imports'
/** The requests to the server, in order, and its imports, newest first. */
let asked: string[]
let bodies: unknown[]
let imports: Detail[]
let atPart: (index: number, signal: AbortSignal) => Promise<void>

const PAGE = 2

const pebbles: FileImportKind<Detail> = {
  id: 'pebbles',
  endings: ['csv'],
  Report: ({ report, onLeave }) => (
    <div>
      <p>{`A jar of ${report.pebbles} pebbles`}</p>
      <button type="button" onClick={onLeave}>
        Not these
      </button>
    </div>
  ),
  useWords: () => ({
    title: 'Bring your pebbles',
    hint: 'Pebbles as CSV.',
    came: ({ entries }) => `${entries} pebbles came.`,
    retained: ({ entries }) => `${entries} pebbles stay.`,
    count: (entries) => `${entries} pebbles`,
    undoText: 'Its pebbles go back to the beach.',
    failed: { unknown_format: 'There is no pebble in it.', no_room: 'The jar is full.' },
    next: { to: '/beach', label: 'To the beach' },
  }),
}

const pebbleImport = (more: Partial<Detail>): Detail => ({
  id: 'jar',
  kind: 'pebbles',
  source: null,
  zone: 'UTC',
  state: 'ready',
  name: 'jar.csv',
  bytes: 3,
  received: [],
  done: 0,
  total: 0,
  entries: 0,
  failure: null,
  createdAt: '2026-03-20T10:00:00.000Z',
  report: null,
  ...more,
})

const json = (value: unknown) => new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })

async function server(address: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://pond.test')
  searchParams.delete('kind')
  const [id, what, index] = pathname.slice(base.length + 1).split('/')
  asked.push(`${method} ${pathname.slice(base.length)}${searchParams.size > 0 ? `?${searchParams}` : ''}`.trim())
  if (!id && method === 'POST') {
    const started = JSON.parse(String(body)) as Detail
    bodies.push(started)
    const known = imports.find((one) => one.id === started.id)
    if (!known) imports.unshift(pebbleImport({ ...started, state: 'uploading' }))
    return json(known ?? imports[0])
  }
  if (!id) {
    const from = searchParams.get('before')
    const start = from ? imports.findIndex((one) => one.id === from) + 1 : 0
    const page = imports.slice(start, start + PAGE)
    return json({ imports: page, next: start + PAGE < imports.length ? page.at(-1)!.id : null })
  }
  const one = imports.find((each) => each.id === id)
  if (!one) return new Response('{}', { status: 404 })
  if (what === 'parts') {
    await atPart(Number(index), signal!)
    one.received.push(Number(index))
    if (one.received.length === Math.ceil(one.bytes / IMPORT_PART_BYTES)) Object.assign(one, { state: 'ready', report: { pebbles: 7 } })
  }
  if (what === 'undo') Object.assign(one, { state: 'undone', entries: 0 })
  if (what === 'cancel') Object.assign(one, { state: 'cancelled' })
  return json(one)
}

function Beach({ first }: { first?: string }) {
  const [id, setId] = useState(first)
  return <FileImport kind={pebbles} id={id} onShow={setId} />
}

const show = (first?: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Beach {...(first && { first })} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

const drop = (...files: File[]) => fireEvent.drop(screen.getByText('Choose a file').closest('[class*=drop]')!, { dataTransfer: { files } })
/** Pending until the signal of the call is aborted. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
const sent = () => asked.filter((line) => !line.startsWith('GET'))

beforeEach(() => {
  asked = []
  bodies = []
  imports = []
  atPart = async () => {}
  vi.stubGlobal('fetch', server)
})

test('a dropped file is uploaded, and its report is shown', async () => {
  show()
  drop(new File(['1;2'], 'jar.csv'))
  expect(await screen.findByText('A jar of 7 pebbles')).toBeTruthy()
  expect(screen.getByText('jar.csv')).toBeTruthy()
  const { id } = bodies[0] as Detail
  expect(sent()).toEqual(['POST', `PUT /${id}/parts/0`])
  fireEvent.click(screen.getByRole('button', { name: 'Not these' }))
  // The start page is shown again, and lists the file among the earlier imports.
  expect(await screen.findByRole('button', { name: 'Open jar.csv' })).toBeTruthy()
  expect(screen.getByText('Pebbles as CSV.')).toBeTruthy()
})

test('the upload of a large file shows its progress, and a press stops it', async () => {
  atPart = async (index, signal) => (index === 1 ? never(signal) : undefined)
  show()
  drop(new File([new Uint8Array(IMPORT_PART_BYTES * 2)], 'jar.csv'))
  await vi.waitFor(() => expect(screen.getByRole('progressbar', { name: 'Uploading …' }).getAttribute('aria-valuenow')).toBe('50'))
  expect(screen.getByText('Uploading …').getAttribute('role')).toBe('status')
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(/Upload stopped/)).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  // Stopping is intended, so it is not an error.
  expect(screen.queryByRole('alert')).toBeNull()
  // The same file again: the part that arrived is not sent twice.
  atPart = async () => {}
  asked = []
  drop(new File([new Uint8Array(IMPORT_PART_BYTES * 2)], 'jar.csv'))
  expect(await screen.findByText('A jar of 7 pebbles')).toBeTruthy()
  const { id } = bodies[0] as Detail
  expect(sent()).toEqual(['POST', `PUT /${id}/parts/1`])
})

test('an interrupted upload goes on with its missing parts', async () => {
  imports = [pebbleImport({ state: 'uploading', bytes: IMPORT_PART_BYTES + 5, received: [0] })]
  show('jar')
  expect(await screen.findByText(/This upload stopped halfway/)).toBeTruthy()
  drop(new File([new Uint8Array(IMPORT_PART_BYTES + 5)], 'jar.csv'))
  expect(await screen.findByText('A jar of 7 pebbles')).toBeTruthy()
  expect(sent()).toEqual(['POST', 'PUT /jar/parts/1'])
})

test('nobody has to go on with an upload that stopped', async () => {
  imports = [pebbleImport({ state: 'uploading' })]
  show('jar')
  fireEvent.click(await screen.findByRole('button', { name: 'Discard this upload' }))
  expect(await screen.findByText('Pebbles as CSV.')).toBeTruthy()
  expect(sent()).toEqual(['POST /jar/cancel'])
})

test('leaving the page aborts the upload', async () => {
  const started = Promise.withResolvers<AbortSignal>()
  atPart = async (_, signal) => {
    started.resolve(signal)
    return never(signal)
  }
  const { unmount } = show()
  drop(new File(['1;2'], 'jar.csv'))
  const signal = await started.promise
  expect(signal.aborted).toBe(false)
  unmount()
  expect(signal.aborted).toBe(true)
})

test.each([
  ['damaged', 'This file is damaged or incomplete. Please export it again.'],
  ['unknown_format', 'There is no pebble in it.'],
  [null, 'Something went wrong on our side. Your file is unchanged. Please try again.'],
] as const)('a file that failed (%s) says why', async (failure, words) => {
  imports = [pebbleImport({ state: 'failed', failure })]
  show('jar')
  expect(await screen.findByRole('heading', { name: 'This could not be imported' })).toBeTruthy()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(words)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('imported data can be removed again, after a confirmation', async () => {
  imports = [pebbleImport({ state: 'done', entries: 7 })]
  show('jar')
  expect(await screen.findByText('7 pebbles came.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the beach' }).getAttribute('href')).toBe('/beach')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' })
  expect(dialog.textContent).toContain('Its pebbles go back to the beach.')
  expect(sent()).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Everything is as it was before.')).toBeTruthy()
  expect(sent()).toEqual(['POST /jar/undo'])
})

test('earlier imports come by pages, and each can be looked at again', async () => {
  imports = ['a', 'b', 'c', 'd', 'e'].map((id) => pebbleImport({ id, name: `${id}.csv`, state: 'done', entries: 3 }))
  show()
  await screen.findByRole('button', { name: 'Open a.csv' })
  const names = () => screen.getAllByRole('button', { name: /^Open/ }).map((button) => button.textContent)
  expect(names()).toEqual(['a.csv', 'b.csv'])
  expect(screen.getAllByText(/Imported · 3 pebbles/)).toHaveLength(2)
  for (const count of [4, 5]) {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show older ones' })))
    await vi.waitFor(() => expect(names()).toHaveLength(count))
  }
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Open c.csv' }))
  expect(await screen.findByText('3 pebbles came.')).toBeTruthy()
  // The shown import changes its height, so nothing is below it.
  expect(screen.queryByRole('heading', { name: 'Earlier imports' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Import another file' }))
  await vi.waitFor(() => expect(names()).toHaveLength(5))
})

test('a person who left before an answer came is not called back', async () => {
  imports = [pebbleImport({ state: 'uploading' })]
  const late = Promise.withResolvers<void>()
  const onShow = vi.fn()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/cancel')) await late.promise
    return server(address, init)
  })
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <FileImport kind={pebbles} id="jar" onShow={onShow} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Discard this upload' }))
  unmount()
  late.resolve()
  await vi.waitFor(() => expect(sent()).toEqual(['POST /jar/cancel']))
  await new Promise((resolve) => setTimeout(resolve))
  expect(onShow).not.toHaveBeenCalled()
})

test('a late answer does not interrupt a navigation', async () => {
  imports = [pebbleImport({ state: 'uploading' })]
  const late = Promise.withResolvers<void>()
  const onShow = vi.fn()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/cancel')) await late.promise
    return server(address, init)
  })
  const client = new QueryClient()
  const view = (isMoving: boolean) => (
    <QueryClientProvider client={client}>
      <MovingContext value={isMoving}>
        <FileImport kind={pebbles} id="jar" onShow={onShow} />
      </MovingContext>
    </QueryClientProvider>
  )
  const { rerender } = render(view(false))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard this upload' }))
  rerender(view(true))
  late.resolve()
  await vi.waitFor(() => expect(sent()).toEqual(['POST /jar/cancel']))
  await new Promise((resolve) => setTimeout(resolve))
  expect(onShow).not.toHaveBeenCalled()
})

test('an import that cannot be had leaves a way back', async () => {
  show('no such jar')
  expect(await screen.findByText('Your imports could not be loaded')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Import another file' }))
  expect(await screen.findByText('Pebbles as CSV.')).toBeTruthy()
})

test('an import that brought nothing new says so, and leads nowhere', async () => {
  imports = [pebbleImport({ state: 'done', entries: 0 })]
  show('jar')
  expect(await screen.findByRole('heading', { name: 'Nothing new to import' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'To the beach' })).toBeNull()
})
