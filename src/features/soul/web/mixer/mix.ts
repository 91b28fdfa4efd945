import { gainOf, isSoundId, SOUNDS_AT_ONCE, type Levels, type SoundId } from '../../mixer.ts'

/** State of the mixer: the level of each sound, which are muted, and the overall volume (0–100). */
export type MixerBoard = {
  levels: Levels
  muted: readonly SoundId[]
  volume: number
  /** The saved mix it started from. */ from?: string | undefined
}

export const EMPTY: MixerBoard = { levels: {}, muted: [], volume: 80 }
/** Initial level of a sound that its button turns on. */
export const FIRST_LEVEL = 50

export const soundsOf = (levels: Levels): SoundId[] => Object.keys(levels).filter(isSoundId)

/** The board with a sound at a level; 0 removes it. Undefined if the board is full. */
export function withLevel(board: MixerBoard, id: SoundId, level: number): MixerBoard | undefined {
  const { [id]: before, ...others } = board.levels
  if (level <= 0) return { ...board, levels: others, muted: board.muted.filter((one) => one !== id) }
  if (before === undefined && soundsOf(others).length >= SOUNDS_AT_ONCE) return undefined
  return { ...board, levels: { ...board.levels, [id]: Math.min(100, Math.round(level)) } }
}

/** Mutes a sound, which keeps its level, or unmutes it. */
export const withMute = (board: MixerBoard, id: SoundId, isMuted: boolean): MixerBoard => ({
  ...board,
  muted: isMuted ? [...board.muted.filter((one) => one !== id), id] : board.muted.filter((one) => one !== id),
})

/** Effective gain of a sound. */
export const heardOf = (board: MixerBoard, id: SoundId): number => (board.muted.includes(id) ? 0 : gainOf(board.levels[id] ?? 0))

/**
 * Loop window of a decoded sound, seconds. A sound's beginning continues its end, so any stretch of its length loops without
 * a seam; the stretch is centred in the decoder's padding, so that neither edge is heard.
 */
export function loopWindow(decodedSeconds: number, loopSeconds: number): { start: number; end: number } {
  const start = Math.max(0, (decodedSeconds - loopSeconds) / 2)
  return { start, end: Math.min(decodedSeconds, start + loopSeconds) }
}

const KEY = 'fernwell.soul-mixer'

/** The board as stored on this device. */
export function readBoard(): MixerBoard {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<MixerBoard>
    const levels = Object.entries(stored.levels ?? {}).filter(([id, level]) => isSoundId(id) && Number(level) > 0 && Number(level) <= 100)
    return {
      levels: Object.fromEntries(levels.slice(0, SOUNDS_AT_ONCE)),
      muted: (stored.muted ?? []).filter(isSoundId),
      volume: typeof stored.volume === 'number' ? Math.min(100, Math.max(0, stored.volume)) : EMPTY.volume,
      from: typeof stored.from === 'string' ? stored.from : undefined,
    }
  } catch {
    return EMPTY
  }
}

export function storeBoard(board: MixerBoard): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(board))
  } catch {
    // Storage is unavailable: the state lasts until the page closes.
  }
}
