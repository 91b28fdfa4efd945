import { usePhaseOf } from '#platform/web/audio/use-player.ts'
import type { SoulTrack } from '../contract.ts'
import { useListened } from './listened.ts'

/** The player's phase for a track, and the position from which it goes on. */
export function usePlaying(track: SoulTrack) {
  const phase = usePhaseOf({ kind: 'track', id: track.id })
  const { positions } = useListened()
  return { phase, isOn: phase === 'playing' || phase === 'loading', position: positions.get(track.id) ?? track.position }
}
