import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseScript } from './script.ts'
import { checkScript, layOut, LEAD_SECONDS } from './timeline.ts'

const kinds = (text: string) => parseScript(text).problems.map(({ kind }) => kind)

describe('a script', () => {
  test('is read as sentences, pauses, bells, breaths, sounds and recordings, in their order', () => {
    const { segments, problems } = parseScript(
      '[sound rain 0.3]\nSit down. Breathe.\n\n[bell] [pause 8s]\n[breath 4-7-8 x6]\n[recording 2]',
    )
    expect(problems).toEqual([])
    expect(segments.map(({ start: _start, end: _end, ...segment }) => segment)).toEqual([
      { kind: 'sound', sound: 'rain', level: 0.3 },
      { kind: 'say', text: 'Sit down.', endsParagraph: false },
      { kind: 'say', text: 'Breathe.', endsParagraph: true },
      { kind: 'bell', bell: 'middle' },
      { kind: 'pause', seconds: 8 },
      {
        kind: 'breath',
        phases: [
          { way: 'in', seconds: 4 },
          { way: 'hold', seconds: 7 },
          { way: 'out', seconds: 8 },
        ],
        rounds: 6,
      },
      { kind: 'recording', number: 2 },
    ])
  })

  test('accepts minutes, decimals and German words', () => {
    const { segments, problems } = parseScript(
      '[pause 1m30s][Stille 2,5][Glocke tief][Atem 5.5-5.5 x3][Klang Regen 0,2][Klang aus][Aufnahme 1]',
    )
    expect(problems).toEqual([])
    expect(segments).toMatchObject([
      { seconds: 90 },
      { seconds: 2.5 },
      { bell: 'low' },
      { rounds: 3 },
      { sound: 'rain', level: 0.2 },
      { sound: null },
      { number: 1 },
    ])
  })

  test.each([
    ['Sit.\n[pause 8s', 'unclosed'],
    ['[pause 9999s]', 'pause_length'],
    ['[pause soon]', 'pause_unreadable'],
    ['[pause]', 'pause_unreadable'],
    ['[bell purple]', 'bell_unknown'],
    ['[breath 4]', 'breath_unreadable'],
    ['[breath 4-99-8]', 'breath_part'],
    ['[breath 4-7-8 x900]', 'breath_rounds'],
    ['[sound]', 'sound_missing'],
    ['[sound thunder 0.3]', 'sound_unknown'],
    ['[sound rain 7]', 'sound_level'],
    ['[recording 99]', 'recording_unreadable'],
    ['[gong]', 'unknown'],
    ['x'.repeat(200_000), 'script_long'],
    ['Hm. '.repeat(5000), 'many_sentences'],
    ['[bell]'.repeat(500), 'many_bells'],
    ['[pause 5s]', 'nothing_to_hear'],
    ['', 'nothing_to_hear'],
  ])('%s is refused with the kind of problem', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })

  test('reports a problem with its line and column', () => {
    expect(parseScript('Sit down.\n\nNow [pause 9999s] breathe.').problems).toMatchObject([
      { kind: 'pause_length', line: 3, column: 5, word: '[pause 9999s]' },
    ])
    // A bracket that is not closed ends with its line.
    expect(parseScript('A [bell\nB [bell] C').segments.map(({ kind }) => kind)).toEqual(['say', 'say', 'bell', 'say'])
  })

  test('reads anything without failing, and its pieces lie in order within it', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('[', ']', '[pause 3s]', '[sound rain 0.2]', '\n\n', '. ', '[bell', '[breath 4-4 x2]'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        const { segments, problems } = parseScript(text)
        let at = 0
        for (const { start, end } of segments) {
          expect(start).toBeGreaterThanOrEqual(at)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          at = end
        }
        for (const { line, column } of problems) expect(Math.min(line, column)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('its timeline', () => {
  test('has a time for each event, and a pause replaces the usual gap', () => {
    const { segments } = parseScript('One.[pause 10s][bell]Two.')
    const { events, seconds } = layOut(segments, 'low', { say: () => 2 })
    expect(events.map(({ kind, at }) => [kind, at])).toEqual([
      ['say', LEAD_SECONDS],
      ['pause', LEAD_SECONDS + 2],
      ['bell', LEAD_SECONDS + 12],
      ['say', LEAD_SECONDS + 16],
    ])
    expect(seconds).toBe(Math.ceil(LEAD_SECONDS + 18.7 + 12))
  })

  test('continues a sound until it changes or ends', () => {
    const { segments } = parseScript('[sound rain 0.3][pause 60s][sound rain 0.6][pause 60s][sound off][pause 60s]')
    expect(layOut(segments, 'low').sounds).toMatchObject([
      { level: 0.3, from: 0, to: LEAD_SECONDS + 67 },
      { level: 0.6, from: LEAD_SECONDS + 60, to: LEAD_SECONDS + 127 },
    ])
  })

  test('speaks no words where recordings are the voice', () => {
    const { segments } = parseScript('Read me. [recording 1]')
    expect(layOut(segments, 'own', { recording: () => 30 }).events).toMatchObject([{ kind: 'recording', seconds: 30 }])
  })

  test('limits its length and the number of simultaneous sounds', () => {
    const problems = (text: string) => checkScript(text, 'low').problems.map(({ kind }) => kind)
    expect(problems('One.' + '[pause 300s]'.repeat(13))).toEqual(['meditation_long'])
    const names = ['rain', 'waves', 'wind', 'stream', 'fire', 'night', 'birds', 'pads', 'bowls']
    expect(
      problems(
        names
          .slice(0, 8)
          .map((name) => `[sound ${name} 0.1]`)
          .join(''),
      ),
    ).toEqual([])
    expect(problems(names.map((name) => `[sound ${name} 0.1]`).join(''))).toEqual(['sounds_at_once'])
    expect(problems('[sound rain 0.1][sound waves 0.1]'.repeat(250))).toContain('many_sounds')
    expect(checkScript('[recording 3]', 'low', { recording: () => undefined }).problems).toMatchObject([{ kind: 'recording_missing' }])
  })
})
