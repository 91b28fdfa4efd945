import { expect, test } from 'vitest'
import { certainLine, estimateSpeech, leastPause, planScript } from '#platform/server/audio/render/script-plan.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import { catalogue } from './catalogue.ts'

test('a line that is assumed to begin as planned does so, at any plausible speed of the voice', () => {
  const random = xoshiro128('voices')
  for (const { recipe, durationSeconds } of catalogue.tracks) {
    const { script } = recipe
    if (!script) continue
    const { lines } = planScript(script, durationSeconds)
    for (let round = 0; round < 40; round++) {
      const seconds = random.below(durationSeconds)
      const pace = 0.5 + random.below(100) / 100
      let start = lines[0]!.at
      let end = -Infinity
      const begins = lines.map((line, i) => {
        const before = lines[i - 1]
        if (before) start = before.fixed ? end + before.pause : Math.max(line.at, end + before.pause * leastPause)
        end = start + estimateSpeech(line.text, script.voice) * pace + random.below(100) / 100
        return { start, end }
      })
      const first = certainLine(lines, seconds)
      expect(begins[first]!.start).toBeCloseTo(lines[first]!.at, 6)
      for (const { end: over } of begins.slice(0, first)) expect(over).toBeLessThan(seconds)
    }
  }
})

test('at nine of ten places in the guided tracks at most five lines must be spoken before one is heard', () => {
  // The tenth is a known limitation: counted breaths depend on each other, and two scripts have little silence between them (ADR 35).
  const needed = catalogue.tracks.flatMap(({ recipe, durationSeconds }) => {
    if (!recipe.script) return []
    const { lines } = planScript(recipe.script, durationSeconds)
    return Array.from({ length: Math.ceil(durationSeconds / 5) }, (_, n) => n * 5).map(
      (seconds) => lines.filter(({ at }, i) => i >= certainLine(lines, seconds) && at < seconds + 5).length,
    )
  })
  expect(needed.filter((count) => count > 5).length / needed.length).toBeLessThanOrEqual(0.1)
})
