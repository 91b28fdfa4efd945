import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '#platform/web/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.ts'
import { supportPages } from './pages.ts'
import SupportPage from './SupportPage.tsx'
import { renderPublicPage } from '#testing/web/render-page.tsx'

type Sent = { id: string; name: string; email: string; text: string; website: string }

const sent: Sent[] = []
const answers: (() => Promise<Response>)[] = []
const installation = { owner: { name: 'Wren', address: null, email: null }, version: '7.1', mails: false }

beforeEach(() => {
  sent.length = 0
  answers.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json(installation)
    expect(url).toContain('/api/contact')
    sent.push(JSON.parse(init.body as string) as Sent)
    return (answers.shift() ?? (() => Promise.resolve(Response.json({ mailed: false }))))()
  })
})
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

const open = () => renderPublicPage(<SupportPage />)
const input = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const fill = () => {
  fireEvent.change(input(/e-mail/), { target: { value: 'linnet@example.org' } })
  fireEvent.change(input(/^Message/), { target: { value: 'Does it run on a small machine?' } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: en.form.send }))
const refusal = (body: object, status: number) => () => Promise.resolve(Response.json(body, { status }))

test('a message is sent, and the page states that no mail is sent without a mail server', async () => {
  open()
  fill()
  send()
  const heading = await screen.findByRole('heading', { name: en.sent.title })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(en.sent.stored('linnet@example.org'))).toBeTruthy()
  expect(sent).toMatchObject([{ name: '', email: 'linnet@example.org', text: 'Does it run on a small machine?', website: '' }])
  fireEvent.click(screen.getByRole('button', { name: en.sent.another }))
  expect(input(/^Message/).value).toBe('')
})

test('when sending fails, nothing that was typed is lost, and the same message is sent again', async () => {
  answers.push(() => Promise.reject(new TypeError('no network')))
  open()
  fill()
  send()
  expect((await screen.findByText(en.form.failed)).closest('[role=alert]')).toBeTruthy()
  expect(input(/^Message/).value).toBe('Does it run on a small machine?')
  send()
  await screen.findByRole('heading', { name: en.sent.title })
  expect(sent[1]!.id).toBe(sent[0]!.id)
})

test('a text that was changed after a failure is another message', async () => {
  answers.push(() => Promise.reject(new TypeError('no network')))
  open()
  fill()
  send()
  await screen.findByText(en.form.failed)
  fireEvent.change(input(/^Message/), { target: { value: 'And on a large one?' } })
  send()
  await screen.findByRole('heading', { name: en.sent.title })
  expect(sent[1]!.id).not.toBe(sent[0]!.id)
})

test('a missing value is reported at its field, which gets the focus, and nothing is sent', async () => {
  open()
  send()
  await screen.findByText(en.form.needed.email)
  await waitFor(() => expect(document.activeElement).toBe(input(/e-mail/)))
  expect(sent).toEqual([])
})

test('an error of the server for a field is shown at that field', async () => {
  const fields = { email: 'This does not look like an e-mail address.' }
  answers.push(refusal({ error: 'invalid', message: 'Please look again.', reason: 'http.invalid', params: {}, fields }, 400))
  open()
  fill()
  send()
  await screen.findByText(fields.email)
  expect(input(/e-mail/).getAttribute('aria-invalid')).toBe('true')
})

test('the hidden field is not reachable by people', () => {
  open()
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')!
  expect([trap.tabIndex, trap.closest('[aria-hidden=true]') !== null]).toEqual([-1, true])
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
})

test('the state of the installation contains only public facts', async () => {
  open()
  expect(await screen.findByText(en.state.noMail)).toBeTruthy()
  expect(screen.getByText(new RegExp(en.state.version('7.1')))).toBeTruthy()
  expect(screen.getByText('Wren')).toBeTruthy()
})

test.each([
  ['en', en],
  ['de', de],
] as const)('headings step down one level at a time and helplines are one link away, in %s', async (language, words) => {
  await chooseLanguage(language)
  open()
  expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeTruthy()
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  expect(screen.getAllByRole('link', { name: words.crisisLink })[0]!.getAttribute('href')).toBe('/get-help')
})

test('both addresses are the same page, and search engines get one of them', () => {
  expect(supportPages.map(({ path, meta }) => [path, meta!({}).canonical])).toEqual([
    ['/support', undefined],
    ['/contact', '/support'],
  ])
})
