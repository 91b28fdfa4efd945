import { useEffect, useState } from 'react'

/** Whether this is the only tab with the game open; undefined until it is determined. Without the Locks API it is true. */
export function useOnlyTab(name: string): boolean | undefined {
  const [isOnly, setIsOnly] = useState<boolean | undefined>('locks' in navigator ? undefined : true)
  useEffect(() => {
    if (!('locks' in navigator)) return
    const left = Promise.withResolvers<void>()
    let isHere = true
    const say = (value: boolean) => isHere && setIsOnly(value)
    const take = async () => {
      await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        say(lock !== null)
        if (lock) await left.promise
      })
      // The other tab continues; when it is closed, this one may play.
      if (isHere) await navigator.locks.request(name, () => (say(true), left.promise))
    }
    void take().catch(() => say(true))
    return () => {
      isHere = false
      left.resolve()
    }
  }, [name])
  return isOnly
}
