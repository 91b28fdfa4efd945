import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storedThemeChoice } from './show-theme.ts'
import { dayPaper, nightPaper, themeKey } from './theme-choice.ts'
import { chooseTheme, useTheme } from './theme.ts'

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = `<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">`
  chooseTheme('system')
})

const barColours = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => meta.content)

function Chosen() {
  return <output>{useTheme().choice}</output>
}

test('Following the device leaves the page to the device, and each bar its own colour', () => {
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(barColours()).toEqual([dayPaper, nightPaper])
})

test('Night is kept on this device and colours the page and the browser’s bars', () => {
  chooseTheme('night')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(barColours()).toEqual([nightPaper, nightPaper])
  expect(storedThemeChoice()).toBe('night')
  chooseTheme('day')
  expect(document.documentElement.dataset.theme).toBe('light')
  chooseTheme('system')
  expect(localStorage.getItem(themeKey)).toBeNull()
})

test('A chosen theme is on the page before anything else runs', async () => {
  localStorage.setItem(themeKey, 'night')
  await import('./theme-boot.ts')
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('Nonsense in storage means following the device', () => {
  localStorage.setItem(themeKey, 'neon')
  expect(storedThemeChoice()).toBe('system')
})

test('A browser that refuses storage still gets its theme', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied')
  })
  chooseTheme('night')
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('Choosing in another tab changes this one', () => {
  render(<Chosen />)
  act(() => {
    localStorage.setItem(themeKey, 'day')
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey }))
  })
  expect(screen.getByRole('status').textContent).toBe('day')
  expect(document.documentElement.dataset.theme).toBe('light')
})
