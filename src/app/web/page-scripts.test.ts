// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answers = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', answers)
  document.head.innerHTML = `
    <link rel="modulepreload" href="/assets/shared.js">
    <meta name="page-scripts" content="/assets/page-scripts.json">`
})
afterEach(() => {
  answers.mockReset()
})

const list = () => Promise.resolve(Response.json({ '/there': ['/assets/There.js', '/assets/shared.js', '/assets/deeper.js'] }))
const scripts = () => [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
const going = async (page: string) => {
  const { fetchScriptsOf } = await import('./page-scripts.ts')
  fetchScriptsOf(page)
  await vi.waitFor(() => expect(answers.mock.results.every(({ type }) => type !== 'incomplete')).toBe(true))
  await new Promise((later) => setTimeout(later))
}

test('before a change of page all its scripts are fetched at once, except those already loaded', async () => {
  answers.mockImplementation(list)
  await going('/there')
  expect(scripts()).toEqual(['/assets/shared.js', '/assets/There.js', '/assets/deeper.js'])
  await going('/there')
  expect(scripts()).toHaveLength(3)
  expect(answers).toHaveBeenCalledTimes(1)
})

test('a page that needs only its own script fetches no other', async () => {
  answers.mockImplementation(list)
  await going('/alone')
  expect(scripts()).toEqual(['/assets/shared.js'])
})

test('a list that failed to load is requested again at the next change of page', async () => {
  answers.mockRejectedValueOnce(new TypeError('no network')).mockImplementation(list)
  await going('/there')
  expect(scripts()).toEqual(['/assets/shared.js'])
  await going('/there')
  expect(scripts()).toHaveLength(3)
})

test('pointing at or focusing a link fetches the list once; without that nothing is fetched', async () => {
  answers.mockImplementation(list)
  document.body.innerHTML = '<button>Here</button><a href="/there"><span>There</span></a>'
  const { expectGoing } = await import('./page-scripts.ts')
  expectGoing()
  document.querySelector('button')!.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(answers).not.toHaveBeenCalled()
  document.querySelector('span')!.dispatchEvent(new Event('pointerover', { bubbles: true }))
  document.querySelector('a')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(answers).toHaveBeenCalledTimes(1)
})

test('a development server, which has no list, gets no request for it', async () => {
  document.querySelector('meta')!.remove()
  await going('/there')
  expect(answers).not.toHaveBeenCalled()
})
