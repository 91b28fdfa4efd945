import { describe, expect, test } from 'vitest'
import { bankOf } from './bank-of.ts'
import { loadBank } from './bank.ts'
import first from './first.json' with { type: 'json' }
import { firstWords as german } from './first.de.ts'
import { firstWords as english } from './first.en.ts'
import { type Prompt, gapKeys, reasonKeys, timesOfDay } from './types.ts'

const banks = { en: await loadBank('en'), de: await loadBank('de') }
const { prompts } = banks.en
const both = Object.entries(banks)
const stated = ({ text, follow }: Prompt) => [text, ...(follow ? [follow] : [])]

/** Words that carry a sentence; the frame "Finish the sentence" is a form that several prompts share. */
function tokens(text: string): Set<string> {
  const plain = text.toLowerCase().replace(/^(finish the sentence|führ den satz zu ende):/, '')
  return new Set(plain.match(/\p{L}+/gu))
}

function alike(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((token) => b.has(token)).length
  return shared / (a.size + b.size - shared)
}

describe('the bank of prompts', () => {
  test('holds more prompts than a year has days, twenty or more in each of at least fourteen themes', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(380)
    const themes = Map.groupBy(prompts, (prompt) => prompt.theme)
    expect(themes.size).toBeGreaterThanOrEqual(14)
    for (const [theme, members] of themes) {
      expect(members.length, theme).toBeGreaterThanOrEqual(20)
      expect(members.length, theme).toBeLessThanOrEqual(35)
    }
  })

  test('gives every prompt an id of its own that an entry can keep', () => {
    expect(banks.en.byId.size).toBe(prompts.length)
    for (const { id, theme } of prompts) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(id.startsWith(`${theme}-`), id).toBe(true)
      // A mark of the day it was shown (`seen.ts`) fits the contract's eighty characters too.
      expect(id.length, id).toBeLessThanOrEqual(60)
    }
  })

  test.each([bankOf('en', first, english), bankOf('de', first, german)])(
    'has two dozen first prompts for days that are unknown: for every hour, none tender, of many themes ($language)',
    (bank) => {
      expect(bank.prompts.length).toBeGreaterThanOrEqual(24)
      expect(new Set(bank.prompts.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(14)
      for (const prompt of bank.prompts) {
        expect(prompt.times, prompt.id).toHaveLength(timesOfDay.length)
        expect(prompt.tender, prompt.id).not.toBe(true)
        expect(banks[bank.language].byId.get(prompt.id)).toEqual(prompt)
      }
    },
  )

  test('has the same prompts in both languages, second questions included', () => {
    expect(banks.de.prompts.map((prompt) => [prompt.id, prompt.follow !== undefined])).toEqual(
      prompts.map((prompt) => [prompt.id, prompt.follow !== undefined]),
    )
    for (const [i, prompt] of prompts.entries()) expect(banks.de.prompts[i]?.text, prompt.id).not.toBe(prompt.text)
  })

  test.each(both)('keeps every prompt to the four lines that a phone has room for: with five, all below it moves (%s)', (_, bank) => {
    for (const { id, text } of bank.prompts) expect(text.length, id).toBeLessThanOrEqual(98)
  })

  test.each(both)('names every theme and every reason (%s)', (_, bank) => {
    expect(Object.keys(bank.themes).sort()).toEqual([...new Set(prompts.map((prompt) => prompt.theme))].sort())
    expect(Object.keys(bank.reasons).sort()).toEqual([...reasonKeys].sort())
    for (const name of [...Object.values(bank.themes), ...Object.values(bank.reasons)]) expect(name.trim().length).toBeGreaterThan(2)
    expect(new Set(Object.values(bank.themes)).size).toBe(Object.keys(bank.themes).length)
  })

  test('has valid times and gaps for each prompt', () => {
    for (const { id, times, lacks } of prompts) {
      expect(times.length, id).toBeGreaterThan(0)
      expect(new Set(times).size, id).toBe(times.length)
      for (const time of times) expect(timesOfDay, id).toContain(time)
      for (const lack of lacks ?? []) expect(gapKeys, id).toContain(lack)
      expect(new Set(lacks).size, id).toBe(lacks?.length ?? 0)
    }
  })

  test.each(timesOfDay)(
    'has a hundred candidates and more for the %s, and several gentle ones for everything that can be lacking',
    (time) => {
      const suiting = prompts.filter((prompt) => prompt.times.includes(time))
      expect(suiting.length).toBeGreaterThanOrEqual(100)
      for (const lack of gapKeys) {
        expect(suiting.filter((prompt) => !prompt.tender && prompt.lacks?.includes(lack)).length, lack).toBeGreaterThanOrEqual(8)
      }
    },
  )

  test('marks everything about family as tender, and leaves most of the bank to hard days', () => {
    for (const prompt of prompts.filter(({ theme }) => theme === 'family')) expect(prompt.tender, prompt.id).toBe(true)
    const touching = /\b(famil|parent|mother|father|grand(?:m|f|p)|miss(?:ed)?\b.*\b(?:person|someone)|goodbye was|grief|raised you)/i
    for (const prompt of prompts) if (touching.test(stated(prompt).join(' '))) expect(prompt.tender, prompt.id).toBe(true)
    expect(prompts.filter((prompt) => !prompt.tender).length).toBeGreaterThanOrEqual(365)
  })

  test.each(both)('never asks the same thing twice (%s)', (_, bank) => {
    const known = bank.prompts.map((prompt) => ({ id: prompt.id, words: tokens(prompt.text) }))
    for (const [i, a] of known.entries()) {
      for (const b of known.slice(i + 1)) {
        const likeness = alike(a.words, b.words)
        if (likeness >= 0.6) expect.fail(`${a.id} and ${b.id} share ${Math.round(likeness * 100)} % of their words`)
      }
    }
  })

  test.each(both)('stays short enough to take in at a glance (%s)', (_, bank) => {
    for (const prompt of bank.prompts) {
      expect(prompt.text.length, prompt.text).toBeGreaterThanOrEqual(20)
      expect(prompt.text.length, prompt.text).toBeLessThanOrEqual(220)
      if (prompt.follow) expect(prompt.follow.length, prompt.follow).toBeGreaterThanOrEqual(12)
      if (prompt.follow) expect(prompt.follow.length, prompt.follow).toBeLessThanOrEqual(140)
    }
  })

  test.each([
    [
      'en',
      /\b(should|must|ought|just|finally|always|never|failed?|failure|lazy|amazing|awesome|best self|journey to|manifest|productiv\w*|(?:your|body|lose|losing) weight|calorie\w*|diet|symptom\w*|diagnos\w*|disorder\w*|depress\w*|anxiety|trauma\w*|trigger\w*|therap\w*|coping|mindful\w*|boundar\w*|self-care|inner child|god|pray\w*|church|husband|wife|spouse|your (?:boss|mother|father|mum|dad|parents|children|kids|partner))\b/i,
    ],
    [
      'de',
      /(?<!\p{L})(sollte\w*|hättest[^.?!]*sollen|müsste\w*|musst|endlich|immer|nie|niemals|versag\w*|gescheitert|großartig|produktiv\w*|(?:dein|körper)gewicht|abnehmen|kalorie\w*|diät|symptom\w*|diagnos\w*|störung\w*|depress\w*|angststörung|trauma\w*|trigger\w*|therap\w*|achtsam\w*|gott|gebet|beten|kirche|ehemann|ehefrau|dein(?:e|er)? (?:chef\w*|mutter|vater|eltern|kinder|partner\w*))(?!\p{L})/iu,
    ],
  ] as const)(
    'reproaches nobody, sells nothing, and takes neither family, job, faith nor health for granted (%s)',
    (language, forbidden) => {
      for (const prompt of banks[language].prompts) expect(stated(prompt).join(' ')).not.toMatch(forbidden)
    },
  )

  test.each(both)('is set as a printer would: whole sentences, closed quotes, no stray blanks (%s)', (language, bank) => {
    for (const text of bank.prompts.flatMap(stated)) {
      expect(text).toMatch(/[.?!…”“]$/u)
      expect(text).not.toMatch(/ {2}|\s[.,?!:;]|^\s|\s$|["'`]|\.\.\./u)
      expect(text).toMatch(/^\p{Lu}/u)
      const [open, close] = language === 'en' ? ['“', '”'] : ['„', '“']
      expect(text.split(open).length, text).toBe(text.split(close).length)
    }
  })

  test('uses “du” in German, and varies its first words', () => {
    expect(banks.de.prompts.flatMap(stated).join(' ')).not.toMatch(/\b(Sie sich|Ihnen|Ihre[nmrs]?|Haben Sie|Sind Sie)\b/)
    for (const bank of Object.values(banks)) {
      const beginnings = Map.groupBy(bank.prompts, (prompt) => prompt.text.split(' ').slice(0, 2).join(' '))
      for (const [beginning, members] of beginnings) expect(members.length, beginning).toBeLessThanOrEqual(bank.prompts.length * 0.08)
    }
  })
})
