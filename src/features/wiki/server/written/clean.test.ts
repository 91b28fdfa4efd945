import { describe, expect, test } from 'vitest'
import { piecesOf } from '../../marked.ts'
import { cleaner, wholeSentences } from './clean.ts'

const DOORS: Readonly<Record<string, string>> = { lantern: 'lantern', river: 'river', 'solar system': 'solar_system' }
const articleSlug = (word: string) => (Object.hasOwn(DOORS, word) ? DOORS[word] : undefined)

function shown(raw: string, cuts: readonly number[] = []) {
  const clean = cleaner(articleSlug)
  let text = ''
  let at = 0
  for (const cut of [...cuts, raw.length]) {
    text += clean.push(raw.slice(at, cut))
    at = cut
  }
  return piecesOf(text + clean.end())
}

describe('The output of a model', () => {
  test.each([
    ['A [[lantern]] by the [[rivers|river]].', [['A ', ['lantern', 'lantern'], ' by the ', ['rivers', 'river'], '.']]],
    ['The [[Sonnensystem|solar system]]!', [['The ', ['Sonnensystem', 'solar_system'], '!']]],
    ['A [[flibbertiwock]] and a [[door|https://evil.example]].', [['A flibbertiwock and a door.']]],
    ['[[../../hub|../../hub]] and [[|river]]', [['../../hub and']]],
    ['# River\n\n- **one**\n- two', [['River'], ['one'], ['two']]],
    ['See [here](https://evil.example/?q=secret) or https://evil.example/x.', [['See here or …']]],
    ['Look at //evil.example/x and "//evil"; 1 // 2 is no address.', [['Look at … and "… 1 // 2 is no address.']]],
    ['![a cat](https://evil.example/cat.png) sat! And sat.', [['a cat sat! And sat.']]],
    ['<script>alert(1)</script>Water <img src=x onerror="alert(1)"> runs.', [['alert(1)Water runs.']]],
    ['3 < 4 and a <3 [1] [citation needed]', [['3 < 4 and a <3 [1] [citation needed]']]],
    ['\u0001fake\u0002hub\u0003 and \u202Eturned', [['fakehub and turned']]],
    ['An [[unclosed door\nand on.', [['An [[unclosed door'], ['and on.']]],
    ['[[<img src=x>river|river]]', [[['river', 'river']]]],
    ['javascript:alert(1) stays words', [['javascript:alert(1) stays words']]],
  ])('is reduced to text and links: %j', (raw, pieces) => {
    expect(shown(raw)).toEqual(pieces)
  })

  test('gives the same text for any split into chunks', () => {
    const raw =
      '# A **river**\n\nRuns [[to the sea|river]] past <b>[[lantern]]s</b>, ![x](http://y) & [z](http://y)! A [[nothing]] — 😀 [ [[ end <\n1. [[solar system]] *x*'
    const whole = shown(raw)
    for (let size = 1; size < 40; size++) {
      const cuts = Array.from({ length: Math.floor(raw.length / size) }, (_, nth) => (nth + 1) * size)
      expect(shown(raw, cuts), `pieces of ${size}`).toEqual(whole)
    }
  })

  test('is held back for no longer than a link could be, and never takes long', () => {
    const clean = cleaner(articleSlug)
    clean.push('[[')
    expect(clean.push('a '.repeat(100))).not.toBe('')
    const start = performance.now()
    for (const letter of ['[', '<a', '[[', '![', '*', '[x](', '<']) shown(letter.repeat(40_000))
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('ends, when its length was cut, with a whole sentence', () => {
    expect(wholeSentences('One thing. Another thi')).toBe('One thing.')
    expect(wholeSentences('Version 2.5 of')).toBe('Version 2.5 of')
  })
})
