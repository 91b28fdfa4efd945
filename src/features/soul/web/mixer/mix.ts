import { gainOf, isSoundId, SOUNDS_AT_ONCE, type Levels, type SoundId } from '../../mixer.ts'

/** What stands on the mixer: how loud each sound is, which are muted, and how loud all are together (0–100). */
export type MixerBoard = {
  levels: Levels
  muted: readonly SoundId[]
  volume: number
  /** The saved mix it began as. */ from?: string | undefined
}

export const EMPTY: MixerBoard = { levels: {}, muted: [], volume: 80 }
/** What a sound begins with when it is turned on by its button. */
export const FIRST_LEVEL = 50

export const soundsOf = (levels: Levels): SoundId[] => Object.keys(levels).filter(isSoundId)

/** The board with a sound at a level, 0 taking it away; undefined when there are as many sounds on it as there can be. */
export function withLevel(board: MixerBoard, id: SoundId, level: number): MixerBoard | undefined {
  const { [id]: before, ...others } = board.levels
  if (level <= 0) return { ...board, levels: others, muted: board.muted.filter((one) => one !== id) }
  if (before === undefined && soundsOf(others).length >= SOUNDS_AT_ONCE) return undefined
  return { ...board, levels: { ...board.levels, [id]: Math.min(100, Math.round(level)) } }
}

/** Silences a sound, which keeps its level; or lets it be heard again. */
export const withMute = (board: MixerBoard, id: SoundId, isMuted: boolean): MixerBoard => ({
  ...board,
  muted: isMuted ? [...board.muted.filter((one) => one !== id), id] : board.muted.filter((one) => one !== id),
})

/** How loud a sound is heard, as a factor. */
export const heardOf = (board: MixerBoard, id: SoundId): number => (board.muted.includes(id) ? 0 : gainOf(board.levels[id] ?? 0))

/**
 * Where a decoded sound is to be looped, seconds. What lies before its beginning is its end, and what follows its end its beginning, so
 * any stretch of its length is without a seam; from the middle of what a decoder left on it, neither edge is heard.
 */
export function loopWindow(decodedSeconds: number, loopSeconds: number): { start: number; end: number } {
  const start = Math.max(0, (decodedSeconds - loopSeconds) / 2)
  return { start, end: Math.min(decodedSeconds, start + loopSeconds) }
}

const KEY = 'fernwell.soul-mixer'

/** The board as it stood on this device. */
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
    // It holds until the page closes.
  }
}
