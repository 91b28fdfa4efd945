// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { SOUND_IDS } from '../../mixer.ts'
import { EMPTY, heardOf, loopWindow, readBoard, storeBoard, withLevel, withMute, type MixerBoard } from './mix.ts'

beforeEach(() => localStorage.clear())

describe('the mixer', () => {
  test('gives each sound a level of its own, and takes it away at nought', () => {
    const two = withLevel(withLevel(EMPTY, 'rain', 60)!, 'train', 25)!
    expect(two.levels).toEqual({ rain: 60, train: 25 })
    expect(withLevel(two, 'rain', 0)!.levels).toEqual({ train: 25 })
  })

  test('holds eight sounds; a ninth has no place, and those that are there can still be moved', () => {
    const full = SOUND_IDS.slice(0, 8).reduce<MixerBoard>((board, id) => withLevel(board, id, 40)!, EMPTY)
    expect(withLevel(full, SOUND_IDS[8]!, 40)).toBeUndefined()
    expect(withLevel(full, SOUND_IDS[0]!, 90)!.levels[SOUND_IDS[0]!]).toBe(90)
  })

  test('silences a sound without losing its level', () => {
    const muted = withMute(withLevel(EMPTY, 'fire', 100)!, 'fire', true)
    expect([heardOf(muted, 'fire'), muted.levels.fire]).toEqual([0, 100])
    expect(heardOf(withMute(muted, 'fire', false), 'fire')).toBe(1)
  })

  test('restores its state when the page opens again, and ignores invalid stored values', () => {
    const board = { ...withLevel(EMPTY, 'purr', 33)!, volume: 60, from: 'mix' }
    storeBoard(board)
    expect(readBoard()).toEqual(board)
    localStorage.setItem('fernwell.soul-mixer', '{"levels":{"lava":50,"rain":500},"volume":"loud","muted":["lava"]}')
    expect(readBoard()).toEqual({ ...EMPTY, from: undefined })
    localStorage.setItem('fernwell.soul-mixer', 'no JSON')
    expect(readBoard()).toEqual(EMPTY)
  })

  test('loops exactly the length of a sound, centred in the decoder’s padding', () => {
    expect(loopWindow(64, 64)).toEqual({ start: 0, end: 64 })
    const { start, end } = loopWindow(64.0625, 64)
    expect([start, end - start]).toEqual([0.03125, 64])
  })
})
