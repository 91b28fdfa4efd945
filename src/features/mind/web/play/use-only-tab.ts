import { useEffect, useState } from 'react'

/** Whether this tab alone has the game open; undefined until that is known. Where tabs cannot ask each other, it has. */
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
      // The other tab goes on; when it is closed, this one may.
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
