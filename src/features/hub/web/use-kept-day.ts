import { useEffect, useState } from 'react'
import type { Hub, KeptDay } from './kept-day.ts'

// Fetched when the page is drawn: the first screen does not wait for a way to keep it.
const keeping = () => import(/* after paint */ './kept-day.ts')

/** Keeps each answer on the device, and gives the last one once it is needed. `isLooking` while nobody knows whether there is one. */
export function useKeptDay(userId: string, latest: { hub: Hub; at: number } | undefined, isNeeded: boolean) {
  const [kept, setKept] = useState<KeptDay | null>()
  const hub = latest?.hub
  const at = latest?.at ?? 0
  useEffect(() => {
    if (!hub) return
    // After the screen is drawn; the last of several answers is the one that stays.
    const timer = setTimeout(() => void keeping().then(({ keepDay }) => keepDay(userId, { hub, at }), ignored), 1500)
    return () => clearTimeout(timer)
  }, [userId, hub, at])
  useEffect(() => {
    if (!isNeeded) return
    let isHere = true
    void keeping()
      .then(({ readDay }) => readDay(userId))
      .catch(ignored)
      .then((found) => isHere && setKept(found ?? null))
    return () => {
      isHere = false
    }
  }, [userId, isNeeded])
  return { kept: kept ?? undefined, isLooking: isNeeded && kept === undefined }
}

/** Its file may be out of reach without a network: then nothing is kept, and nothing is known. */
const ignored = () => undefined
