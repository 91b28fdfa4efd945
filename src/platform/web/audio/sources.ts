import type { AudioItem } from './items.ts'
import type { Playback } from './playback.ts'

type Source = () => Promise<Playback>
const sources = new Map<AudioItem['kind'], Source>()

/** Registers a feature's callbacks for a kind of item; the shell calls it for each feature. They load when such an item is played. */
export function registerPlayback(kind: AudioItem['kind'], source: Source): void {
  sources.set(kind, source)
}

/** The callbacks for an item; empty when no feature registered its kind. */
export function playbackOf(item: AudioItem): Playback | Promise<Playback> {
  return sources.get(item.kind)?.() ?? {}
}
