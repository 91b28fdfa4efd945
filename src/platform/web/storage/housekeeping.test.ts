// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearPersonStorage } from './person-storage.ts'
import { cleanUpStorage, CLEANED_MARKER, startStorage, STORAGE_BUDGET, storageUsage } from './housekeeping.ts'

const DAY = 86_400_000
const now = Date.UTC(2026, 4, 20)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('cleaning up local storage', () => {
  test('removes quiz timestamps older than 7 days and leaves younger ones and assessments', () => {
    localStorage.setItem('personalityQuiz_a', String(now - 7 * DAY - 1))
    localStorage.setItem('personalityQuiz_b', String(now - 7 * DAY))
    localStorage.setItem('personalityQuiz_c', 'not a time')
    localStorage.setItem('personalityAssessment_a', String(now - 90 * DAY))
    expect(cleanUpStorage(now)).toBe(1)
    expect(Object.keys(localStorage).sort()).toEqual(['personalityAssessment_a', 'personalityQuiz_b', 'personalityQuiz_c'])
  })

  test('removes the wiki notice, caches, temporary keys and journal previews, and nothing else', () => {
    for (const key of [
      'infinite-wiki-welcome-dismissed',
      'query-cache',
      'mutation-cache-1',
      'temp_x',
      'cache-y',
      'journal-preview-3',
      'fernwell.theme',
    ])
      localStorage.setItem(key, '1')
    expect(cleanUpStorage(now)).toBe(6)
    expect(Object.keys(localStorage)).toEqual(['fernwell.theme'])
  })

  test('removes at most 50 keys in a run', () => {
    for (let i = 0; i < 70; i++) localStorage.setItem(`temp_${i}`, '1')
    expect(cleanUpStorage(now)).toBe(50)
    expect(localStorage.length).toBe(20)
  })

  test('runs once per tab session', () => {
    cleanUpStorage(now)
    localStorage.setItem('temp_x', '1')
    expect(cleanUpStorage(now)).toBe(0)
    sessionStorage.removeItem(CLEANED_MARKER)
    expect(cleanUpStorage(now)).toBe(1)
  })
})

describe('the storage budget', () => {
  test('warns above 80 % of 5,242,880 characters and not at 80 %', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const get = vi.spyOn(Storage.prototype, 'getItem')
    localStorage.setItem('k', 'x')
    get.mockReturnValue('x'.repeat(STORAGE_BUDGET * 0.8 - 1))
    expect(storageUsage()).toBe(0.8)
    expect(warn).not.toHaveBeenCalled()
    get.mockReturnValue('x'.repeat(STORAGE_BUDGET * 0.8))
    expect(storageUsage()).toBeGreaterThan(0.8)
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('starting', () => {
  test('clears every data cache, however often the page starts', () => {
    sessionStorage.setItem(CLEANED_MARKER, '1')
    localStorage.setItem('query-cache', '1')
    localStorage.setItem('cache_tracks', '1')
    localStorage.setItem('temp_draft', '1')
    startStorage()
    expect(Object.keys(localStorage).sort()).toEqual(['cookie-consent', 'temp_draft'])
  })

  test('accepts cookies when nothing was chosen, and respects a choice', () => {
    startStorage()
    expect(localStorage.getItem('cookie-consent')).toBe('accepted')
    localStorage.setItem('cookie-consent', 'declined')
    startStorage()
    expect(localStorage.getItem('cookie-consent')).toBe('declined')
  })

  test('goes on without storage', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(() => startStorage()).not.toThrow()
  })
})

describe('when somebody leaves', () => {
  test('only choices of the device, counts, and other people’s keys stay, and an unlisted key is deleted', () => {
    const stays = [
      'fernwell.theme',
      'fernwell.language',
      'fernwell.journal-lock.ada',
      'fernwell.sealed.ada',
      'fernwell.waiting.grace.journal',
    ]
    for (const key of [...stays, 'fernwell.waiting.ada.journal', 'temp_draft', 'personalityAssessment_1', 'a-new-feature'])
      localStorage.setItem(key, '1')
    localStorage.setItem('fernwell.known-user', JSON.stringify({ id: 'grace' }))
    sessionStorage.setItem('typed', 'words')
    clearPersonStorage('ada')
    expect(Object.keys(localStorage).sort()).toEqual([...stays, 'fernwell.known-user'].sort())
    expect(sessionStorage.length).toBe(0)
    clearPersonStorage('grace')
    expect(localStorage.getItem('fernwell.known-user')).toBeNull()
  })
})
