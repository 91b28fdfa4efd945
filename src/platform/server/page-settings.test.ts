import { expect, test } from 'vitest'
import { pageSettingsReader, withAdditions, withHosts, type PageSettings } from './page-settings.ts'

test('attributes and early connections go into the page, and nothing in them ends the tag', () => {
  const html = '<!doctype html><html lang="en"><head><title>T</title></head>'
  const added = withAdditions(html, { attributes: { 'data-a': 'x"><script>' }, preconnect: ['https://example.org'] })
  expect(added).toBe(
    '<!doctype html><html data-a="x&#34;&#62;&#60;script&#62;" lang="en"><head><title>T</title><link rel="preconnect" href="https://example.org"></head>',
  )
  expect(withAdditions(html, {})).toBe(html)
})

test('hosts are added to the directives that are named, and to no others', () => {
  expect(withHosts("default-src 'self'; script-src 'self'; img-src 'self' data:", { 'script-src': ['https://a.example'] })).toBe(
    "default-src 'self'; script-src 'self' https://a.example; img-src 'self' data:",
  )
})

test('settings are read again after five seconds, and while the database is away the last ones hold', async () => {
  let time = 0
  let answer: () => Promise<PageSettings> = async () => ({ attributes: { 'data-a': '1' } })
  const read = pageSettingsReader({ services: { pageSettings: () => answer() } as never }, () => time)
  expect(await read()).toEqual({ attributes: { 'data-a': '1' } })
  answer = async () => ({ attributes: { 'data-a': '2' } })
  expect(await read()).toEqual({ attributes: { 'data-a': '1' } })
  time = 5000
  expect(await read()).toEqual({ attributes: { 'data-a': '2' } })
  answer = () => Promise.reject(new Error('away'))
  time = 10_000
  expect(await read()).toEqual({ attributes: { 'data-a': '2' } })
})
