import { describe, expect, test } from 'vitest'
import { anchorOf, headingsIn, minutesFor, readPost, relatedPosts, wordsIn, type PostInfo } from './post.ts'

const file = (more = '') => `---
title: On tea
description: "A “cup”, and what: follows."
published: 2026-11-24T08:00:00Z
tags: calm, food
${more}sources:
  - "A. Leaf: Steeping. Journal of Pots 3, 1999."
---

Put the kettle [on](/blog/kettle).

## Why it’s hot

It is.
`

const info = (slug: string, tags: PostInfo['tags'], published = '2026-01-01T00:00:00Z'): PostInfo => ({
  slug,
  tags,
  published,
  updated: published,
  title: slug,
  description: slug,
  minutes: 1,
})

describe('a post’s file', () => {
  test('is parsed into its front matter and its text', () => {
    expect(readPost(file())).toEqual({
      title: 'On tea',
      description: 'A “cup”, and what: follows.',
      published: '2026-11-24T08:00:00Z',
      updated: '2026-11-24T08:00:00Z',
      tags: ['calm', 'food'],
      minutes: 1,
      sources: ['A. Leaf: Steeping. Journal of Pots 3, 1999.'],
      body: 'Put the kettle [on](/blog/kettle).\n\n## Why it’s hot\n\nIt is.',
    })
    expect(readPost(file('updated: 2026-12-01T08:00:00Z\n')).updated).toBe('2026-12-01T08:00:00Z')
  })

  test('is refused with the reason when something is missing or unknown', () => {
    expect(() => readPost('# No front matter')).toThrow('front matter')
    expect(() => readPost(file().replace(/^title.*\n/m, ''))).toThrow('no title')
    expect(() => readPost(file().replace('calm', 'tea'))).toThrow('no tag tea')
    expect(() => readPost(file().replace('T08:00:00Z', ''))).toThrow('no instant')
    expect(() => readPost(file('tea\n'))).toThrow('cannot be read')
  })

  test('has an anchor for every heading', () => {
    expect(headingsIn(file())).toEqual([{ id: 'why-it-s-hot', text: 'Why it’s hot' }])
    expect(anchorOf('3-2-1, and no more!')).toBe('3-2-1-and-no-more')
  })
})

test('reading takes a minute for every 220 words, and never less than one', () => {
  expect([1, 329, 331, 1100].map(minutesFor)).toEqual([1, 1, 2, 5])
  expect(wordsIn('Put the kettle [on](/blog/a-b-c), it’s **3.5** minutes – no more.')).toBe(9)
})

test('related posts share tags: those with most of them first, then the newest, never the post itself', () => {
  const post = info('tea', ['calm', 'food'])
  const posts = [
    post,
    info('bread', ['food'], '2026-01-02T00:00:00Z'),
    info('soup', ['food'], '2026-01-03T00:00:00Z'),
    info('walk', ['movement']),
    info('broth', ['food', 'calm']),
    info('jam', ['food']),
  ]
  expect(relatedPosts(post, posts).map(({ slug }) => slug)).toEqual(['broth', 'soup', 'bread'])
})
