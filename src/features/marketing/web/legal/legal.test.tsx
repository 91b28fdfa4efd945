import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseLanguage } from '#platform/web/i18n/messages.ts'
import { en as owner } from '../installation/messages.ts'
import PrivacyPage from './PrivacyPage.tsx'
import { de as privacyDe } from './privacy.de.ts'
import { en as privacyEn } from './privacy.en.ts'
import TermsPage from './TermsPage.tsx'
import { de as termsDe } from './terms.de.ts'
import { en as termsEn } from './terms.en.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

const answer = vi.fn<() => Promise<Response>>()
const installation = (details: object) =>
  Response.json({ owner: { name: null, address: null, email: null, ...details }, version: '1', mails: false })

beforeEach(() => {
  answer.mockImplementation(() => Promise.resolve(installation({})))
  vi.stubGlobal('fetch', answer)
})
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value ? leaves(value) : [],
  )

describe.each([
  ['privacy', PrivacyPage, privacyEn, privacyDe],
  ['terms', TermsPage, termsEn, termsDe],
] as const)('the page of %s', (_, Page, en, de) => {
  const open = () => renderPublicPage(<Page />)

  test.each([
    ['en', en],
    ['de', de],
  ] as const)('says every sentence, in %s', async (language, words) => {
    await chooseLanguage(language)
    open()
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([words.title])
    const shown = document.body.textContent
    // The label of the contents is only for screen readers.
    for (const sentence of leaves({ ...words, contents: [] })) expect(shown).toContain(sentence)
    expect(screen.getByRole('navigation', { name: words.contents })).toBeTruthy()
  })

  test('says everything in its own words in German', () => {
    const english = leaves(en)
    expect(leaves(de).filter((words, index) => words === english[index])).toEqual([])
  })

  test('has an address for each part, and its headings step down one level at a time', () => {
    open()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(targets.map((link) => link.getAttribute('href'))).toEqual(Object.keys(en.sections).map((id) => `#${id}`))
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  test('names the person who runs the installation, and states which details are missing', async () => {
    answer.mockResolvedValue(installation({ name: 'Wren Hollow', address: 'Mill Lane 3\n12345 Reedham' }))
    open()
    expect(await screen.findByText('Wren Hollow')).toBeTruthy()
    expect(screen.getByText(/Mill Lane 3/)).toBeTruthy()
    expect(screen.getByText(owner.missing.email)).toBeTruthy()
    expect(screen.queryByText(owner.missing.name)).toBeNull()
  })

  test('reports that the server does not answer, and retries', async () => {
    answer.mockRejectedValueOnce(new TypeError('no network'))
    open()
    fireEvent.click(await screen.findByRole('button', { name: owner.retry }))
    expect(await screen.findByText(owner.missing.name)).toBeTruthy()
  })
})
