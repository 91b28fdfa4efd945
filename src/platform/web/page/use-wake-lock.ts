import { useEffect } from 'react'

/** Keeps the screen on for as long as this is drawn and looked at, where the browser can. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isHere = true
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isHere) lock = given
        else await given.release()
      } catch {
        // A low battery, or a browser that says no: then it goes dark as always.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isWanted])
}
