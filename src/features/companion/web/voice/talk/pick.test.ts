import { describe, expect, test } from 'vitest'
import { TALK_IDS, TALKS } from '../../../talks/catalog.ts'
import type { Talk } from '../../../talks/core/talk.ts'
import { pick, wayIn } from './pick.ts'

const labels = ['What somebody said or did', 'Many small things', 'Something I did', 'I can’t even say']

describe('an answer by voice', () => {
  test.each([
    ['two', 1],
    ['Number two, please.', 1],
    ['The second one', 1],
    ['3', 2],
    ['many small things', 1],
    ['It was small things mostly', 1],
    ['I can’t even say', 3],
    ['What somebody said or did.', 0],
  ])('“%s” is matched', (heard, at) => {
    expect(pick(labels, heard)).toBe(at)
  })

  test.each(['', 'something', 'nine', 'the weather', 'two of us had a fight'])('“%s” matches none, and nothing is guessed', (heard) => {
    expect(pick(labels, heard)).toBeUndefined()
  })

  test('yes and no are distinguished by their first word', () => {
    expect(pick(['Yes, at least partly', 'No, it has happened'], 'Yes')).toBe(0)
    expect(pick(['Yes, at least partly', 'No, it has happened'], 'no')).toBe(1)
  })

  test.each(['en', 'de'] as const)('every check-in is found by its own name in %s', (language) => {
    const names = TALK_IDS.map((id) => TALKS[id][language])
    for (const [at, name] of names.entries()) expect([name, pick(names, `${name}.`)]).toEqual([name, at])
  })

  test.each(['en', 'de'] as const)('every choice of every check-in is found by its own words and by its number in %s', async (language) => {
    let choices = 0
    for (const id of TALK_IDS) {
      const talk: Talk = (await TALKS[id].load()).default
      for (const node of Object.values(talk.nodes)) {
        if (!('choices' in node)) continue
        const spoken = node.choices.map((choice) => choice[language])
        for (const [at, words] of spoken.entries()) {
          expect([id, words, pick(spoken, words)]).toEqual([id, words, at])
          expect([id, words, pick(spoken, String(at + 1))]).toEqual([id, words, at])
          choices++
        }
      }
    }
    expect(choices).toBeGreaterThan(150)
  })

  test('commands count only without other words', () => {
    expect(wayIn('Go back!')).toBe('back')
    expect(wayIn('Zurück')).toBe('back')
    expect(wayIn('Nochmal, bitte')).toBeUndefined()
    expect(wayIn('genug für jetzt')).toBe('leave')
    expect(wayIn('Enough of my boss')).toBeUndefined()
  })
})
