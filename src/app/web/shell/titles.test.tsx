import { act, cleanup } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { setLanguageChoice, startLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { chooseLanguage, readyMessages } from '#platform/web/i18n/messages.ts'
import { webFeatures } from '../features.ts'
import { de } from './titles.de.ts'
import { useArrival } from './use-arrival.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

const pages = webFeatures.flatMap((feature) => feature.pages)

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Shown({ path }: { path: string }) {
  useArrival(pages.find((page) => page.path === path))
  return null
}

const open = (path: string) =>
  act(async () => {
    renderPublicPage(
      <Suspense>
        <Shown path={path} />
      </Suspense>,
      path,
    )
  })

test('Every page has a title in German, and no title is left of a page that went', () => {
  expect(Object.keys(de).toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  expect(Object.values(de).every((title) => title.trim() !== '')).toBe(true)
})

test('A German browser tab says the page’s name in German, and in English once that is chosen', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en'])
  startLocaleSettings()
  await readyMessages()
  await open('/habits')
  expect(document.title).toBe('Gewohnheiten | Fernwell')
  await act(async () => {
    await chooseLanguage('en')
  })
  expect(document.title).toBe('Habits | Fernwell')
  setLanguageChoice('system')
})
