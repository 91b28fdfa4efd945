import type { AudioItem } from './items.ts'
import type { Playback } from './playback.ts'

type Source = () => Promise<Playback>
const sources = new Map<AudioItem['kind'], Source>()

/** The shell tells, from the features' list, who does what for which kind of item; fetched when such an item is played. */
export function registerPlayback(kind: AudioItem['kind'], source: Source): void {
  sources.set(kind, source)
}

/** What is to be done for an item: nothing, when no feature claims its kind. */
export function playbackOf(item: AudioItem): Playback | Promise<Playback> {
  return sources.get(item.kind)?.() ?? {}
}
