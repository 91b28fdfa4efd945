import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crisisFigures } from './crisis-figures.fixture.ts'
import { crisisLines } from './crisis-lines.fixture.ts'
import { highestScore, isHardDay, readCrisisModel, type CrisisModelFile } from './crisis-model.ts'
import { crisisIn } from './crisis.ts'

const file = readFileSync(new URL('crisis-model.json', import.meta.url), 'utf8')
const model = readCrisisModel(JSON.parse(file) as CrisisModelFile)

// The goals are 0.93, 0.02 and 0.08. The model saw none of these lines.
test.each([
  { from: 'held-out', found: 0.95, cards: 0.02, quiet: 0.08 },
  { from: 'unseen', found: 0.93, cards: 0.02, quiet: 0.08 },
])('of lines $from, card or quiet line find at least $found, wrong are $cards and $quiet at most', ({ from, found, cards, quiet }) => {
  const figures = (isCrisis: boolean) =>
    crisisFigures(
      model,
      crisisLines.filter((line) => line.from === from && line.isCrisis === isCrisis),
    )
  const crisis = figures(true)
  const calm = figures(false)
  expect((crisis.card + crisis.line) / crisis.lines).toBeGreaterThanOrEqual(found)
  expect(calm.card / calm.lines).toBeLessThanOrEqual(cards)
  expect(calm.line / calm.lines).toBeLessThanOrEqual(quiet)
})

test('the model finds veiled phrases that match no rule, in both languages, and ignores harmless phrases that sound alike', () => {
  for (const text of [
    'The house is quiet and I have made my peace with leaving all of you for good',
    'Ich habe mich von allem losgesagt, bald bin ich fort und keiner muss mehr um mich weinen',
  ]) {
    expect(crisisIn(text)).toBeUndefined()
    expect([text, isHardDay(model, text)]).toEqual([text, true])
  }
  for (const text of ['Leg day is killing me, worth it', 'Der Akku ist schon wieder tot', 'Baked bread with Tom', '', '   ']) {
    expect([text, isHardDay(model, text)]).toEqual([text, false])
  }
})

test('a sentence is found in a long entry about something else', () => {
  const about = 'We walked to the lake and had soup. The dog found a stick. Then we read on the balcony until it was dark.\n'
  expect(isHardDay(model, about.repeat(20))).toBe(false)
  expect(
    isHardDay(model, `${about.repeat(5)}The house is quiet and I have made my peace with leaving all of you for good.\n${about}`),
  ).toBe(true)
})

test('the file is small enough to be fetched beside a page, and a score is the same number each time', () => {
  expect(file.length).toBeLessThanOrEqual(200_000)
  const text = 'Ich will heim, und ich meine nicht die Wohnung.'
  expect(highestScore(readCrisisModel(JSON.parse(file) as CrisisModelFile), text)).toBe(highestScore(model, text))
})
