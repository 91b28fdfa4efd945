import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { uiMessages } from '../ui/messages.ts'
import { de } from '../ui/messages.de.ts'
import { en } from '../ui/messages.ts'
import {
  chooseUnits,
  currentLocaleSettings,
  setPageLanguage,
  setLanguageChoice,
  startLocaleSettings,
  localeSettingsOf,
} from './locale-settings.ts'
import { chooseLanguage, defineMessages, messagesNow, readyMessages, useMessages } from './messages.ts'
import { words } from './words.ts'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en'])
  startLocaleSettings()
})

describe('The locale', () => {
  test.each([
    [['de-AT', 'en'], { language: 'de', locale: 'de-AT', units: 'metric' }],
    [['fr-CA', 'en-GB'], { language: 'en', locale: 'en-GB', units: 'metric' }],
    [['en-US'], { language: 'en', locale: 'en-US', units: 'imperial' }],
    [['en'], { language: 'en', locale: 'en', units: 'imperial' }],
    [['ja-JP'], { language: 'en', locale: 'en-US', units: 'metric' }],
    [[], { language: 'en', locale: 'en-US', units: 'imperial' }],
    [['not a tag!', 'de'], { language: 'de', locale: 'de', units: 'metric' }],
  ])('follows a browser that wishes for %j', (wishes, localeSettings) => {
    expect(localeSettingsOf('system', 'system', wishes)).toEqual(localeSettings)
  })

  test('lets a person choose language and units apart from their browser', () => {
    expect(localeSettingsOf('de', 'imperial', ['en-US'])).toEqual({ language: 'de', locale: 'de-DE', units: 'imperial' })
  })

  test('is kept, and names the page’s language', async () => {
    await chooseLanguage('de')
    chooseUnits('imperial')
    expect(document.documentElement.lang).toBe('de')
    expect(document.documentElement.dir).toBe('ltr')
    expect(startLocaleSettings()).toEqual({ language: 'de', locale: 'de-DE', units: 'imperial' })
  })
})

describe('Words', () => {
  test('follow each language’s plural rules and the person’s digits', () => {
    const english = words('en')
    const days = (n: number) => english.plural(n, { one: '# day', other: '# days' })
    expect([0, 1, 2, 1200].map(days)).toEqual(['0 days', '1 day', '2 days', '1,200 days'])
    const place = (n: number) => english.ordinal(n, { one: '#st', two: '#nd', few: '#rd', other: '#th' })
    expect([1, 2, 3, 4, 11, 21].map(place)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st'])
    setLanguageChoice('de')
    expect(words('de').plural(1200, { one: '# Tag', other: '# Tage' })).toBe('1.200 Tage')
  })

  test('join lists as the language does', () => {
    expect(words('en').list(['rain', 'moss', 'light'])).toBe('rain, moss, and light')
    expect(words('de').either(['Regen', 'Moos'])).toBe('Regen oder Moos')
  })
})

describe('Messages', () => {
  const source = { en: { hello: 'Hello' }, de: () => Promise.resolve({ hello: 'Hallo' }) }
  const Hello = ({ of }: { of: ReturnType<typeof make> }) => <p>{useMessages(of).hello}</p>
  const make = () => defineMessages(source)

  test('German says everything English says', () => {
    const shape = (tree: object): unknown =>
      Object.fromEntries(
        Object.entries(tree).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.length : typeof value === 'object' && value ? shape(value as object) : typeof value,
        ]),
      )
    expect(shape(de)).toEqual(shape(en))
  })

  test('change on the page without passing through another language', async () => {
    const hello = make()
    const seen: (string | null)[] = []
    render(
      <Suspense fallback="waiting">
        <Hello of={hello} />
      </Suspense>,
    )
    new MutationObserver(() => seen.push(document.body.textContent)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    expect(screen.getByText('Hello')).toBeDefined()
    await act(() => chooseLanguage('de'))
    expect(screen.getByText('Hallo')).toBeDefined()
    expect(seen).not.toContain('waiting')
  })

  test('are ready at start in the kept language', async () => {
    localStorage.setItem('fernwell.language', 'de')
    const hello = make()
    await readyMessages()
    expect(currentLocaleSettings().language).toBe('de')
    expect(messagesNow(hello).hello).toBe('Hallo')
    expect(messagesNow(uiMessages).close).toBe('Schließen')
  })

  test('are those of the language that the address names, and leave the choice as it is', async () => {
    localStorage.setItem('fernwell.language', 'en')
    const hello = make()
    setPageLanguage('de')
    try {
      await readyMessages()
      expect(messagesNow(hello).hello).toBe('Hallo')
      expect(document.documentElement.lang).toBe('de')
      expect(localStorage.getItem('fernwell.language')).toBe('en')
    } finally {
      setPageLanguage(undefined)
    }
    await readyMessages()
    expect(document.documentElement.lang).toBe('en')
  })

  test('stay English when German cannot be fetched', async () => {
    const broken = defineMessages({ en: { hello: 'Hello' }, de: () => Promise.reject(new Error('offline')) })
    await chooseLanguage('de')
    expect(messagesNow(broken).hello).toBe('Hello')
  })
})
