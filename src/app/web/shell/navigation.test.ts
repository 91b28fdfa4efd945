import { describe, expect, test } from 'vitest'
import { webFeatures } from '../features.ts'
import { BAR_ENTRIES, entryOf, homeOf } from './navigation.ts'
import { appMapFrom } from './app-map.ts'

describe('the bottom bar', () => {
  test('has seven entries in their order', () => {
    expect(BAR_ENTRIES.map((entry) => entry.path)).toEqual([
      '/hub',
      '/journal',
      '/brain-forest',
      '/gym-ai',
      '/soul',
      '/my-ai-bestfriend',
      '/profile',
    ])
  })

  test('says where one is on pages of areas without an entry of their own, too: they are reached from the hub', () => {
    expect((['journal', 'habits', 'garden', 'profile', 'hub'] as const).map(entryOf)).toEqual(['journal', 'hub', 'hub', 'profile', 'hub'])
  })

  test('shows an entry once its page is there', () => {
    expect(appMapFrom({ '/profile': 'Profile', '/soul': 'Soul', '/about': 'About' }).bar.map((entry) => entry.name)).toEqual([
      'soul',
      'profile',
    ])
  })

  test('is hidden exactly on the public routes of the specification', () => {
    const hidden = [
      '/',
      '/how-it-works',
      '/reviews',
      '/about',
      '/privacy',
      '/terms',
      '/support',
      '/contact',
      '/login',
      '/signup',
      '/blog',
      '/blog/:slug',
      '/headspace-alternative',
      '/free-meditation-app',
      '/expensive-meditation-apps',
    ]
    const pages = webFeatures.flatMap((feature) => feature.pages)
    const paths = pages.map(({ path }) => path)
    expect(pages.filter(({ hidesBar }) => hidesBar).map(({ path }) => path)).toEqual(paths.filter((path) => hidden.includes(path)))
  })
})

test('home is the hub, else the first area that is there, else the front page', () => {
  expect(homeOf(new Set(['/soul', '/hub']))).toBe('/hub')
  expect(homeOf(new Set(['/profile', '/soul']))).toBe('/soul')
  expect(homeOf(new Set(['/about']))).toBe('/')
})
