import { expect, test } from 'vitest'
import { pathOfLink } from './links.ts'

const SERVER = 'https://fern.example:8443'

test.each([
  ['fernwell://open/journal/7?from=hub#end', '/journal/7?from=hub#end'],
  ['fernwell://open', '/'],
  ['https://fern.example:8443/confirm-email?token=a', '/confirm-email?token=a'],
])('a link of ours leads to its page: %s', (link, path) => {
  expect(pathOfLink(link, SERVER)).toBe(path)
})

test.each([
  'https://fern.example/hub',
  'https://elsewhere.example/hub',
  'fernwell://elsewhere/hub',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://fern.example:8443/api/account/exports/1',
  'no link',
])('a link of somebody else leads nowhere: %s', (link) => {
  expect(pathOfLink(link, SERVER)).toBeUndefined()
})

test('before a server is chosen, only links of the app’s own scheme lead somewhere', () => {
  expect(pathOfLink('https://fern.example:8443/hub', '')).toBeUndefined()
  expect(pathOfLink('fernwell://open/hub', '')).toBe('/hub')
})

test('a link never leads out of the app by a second slash', () => {
  expect(pathOfLink('fernwell://open//evil.example/x', SERVER)).toBe('/evil.example/x')
})
