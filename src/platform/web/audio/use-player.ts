import { useEffect, useState, useSyncExternalStore } from 'react'
import { player } from './app-player.ts'
import { keyOf, type AudioItem } from './items.ts'
import type { Phase, PlayerState, Progress } from './player.ts'

export { player }

export function usePlayer(): PlayerState {
  return useSyncExternalStore(player.subscribe, player.state)
}

/** The playback position; renders several times a second during playback, so use it low in the tree. */
export function useProgress(): Progress {
  return useSyncExternalStore(player.subscribeProgress, player.progress)
}

/** The player's phase for one item: "nothing" when another or no item is loaded. For play buttons in lists. */
export function usePhaseOf(item: Pick<AudioItem, 'kind' | 'id'>): Phase {
  const state = usePlayer()
  return state.item && keyOf(state.item) === `${item.kind}:${item.id}` ? state.phase : 'nothing'
}

/** Seconds until the sleep timer stops the sound, updated every second; undefined without one. */
export function useSleepLeft(): number | undefined {
  const { sleep } = usePlayer()
  const [left, setLeft] = useState(() => player.sleepLeft())
  useEffect(() => {
    setLeft(player.sleepLeft())
    if (!sleep) return
    const timer = setInterval(() => setLeft(player.sleepLeft()), 1000)
    return () => clearInterval(timer)
  }, [sleep])
  return left
}
