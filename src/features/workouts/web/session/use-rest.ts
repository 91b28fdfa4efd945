import { useEffect, useState } from 'react'
import { itemsOf, type Session } from '../../training/session.ts'

export type Rest = { set: string; endsAt: number; seconds: number }

/**
 * The current rest, derived from the last finished set, so that it survives a killed tab. In a superset it begins with the last exercise of
 * a round.
 */
export function restOf(session: Session, now: number): Rest | undefined {
  let last: { set: string; done: number; seconds: number } | undefined
  const all = itemsOf(session)
  for (const [place, { item, sets }] of all.entries()) {
    const isInner = item.group !== null && item.group === all[place + 1]?.item.group
    for (const { id, set } of sets) {
      const done = set.doneAt === null ? 0 : Date.parse(set.doneAt)
      if (done > 0 && (last === undefined || done > last.done)) last = { set: id, done, seconds: isInner ? 0 : item.rest }
    }
  }
  const hasMore = all.some(({ sets }) => sets.some(({ set }) => set.doneAt === null))
  if (!last || last.seconds === 0 || !hasMore) return undefined
  const endsAt = last.done + last.seconds * 1000
  return now < endsAt ? { set: last.set, endsAt, seconds: last.seconds } : undefined
}

/** The rest with the person's extensions and reductions, updated every second; undefined without a rest. */
export function useRest(
  session: Session | undefined,
): { left: number; seconds: number; set: string; add: (seconds: number) => void; skip: () => void } | undefined {
  const [now, setNow] = useState(() => Date.now())
  const [change, setChange] = useState<{ set: string; seconds: number }>()
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  const extra = (set: string) => (change?.set === set ? change.seconds : 0)
  // Computed for an earlier time, so that an extension still counts after the original end.
  const rest = session && restOf(session, now - (change && change.seconds > 0 ? change.seconds * 1000 : 0))
  if (!rest) return undefined
  const left = Math.ceil((rest.endsAt + extra(rest.set) * 1000 - now) / 1000)
  if (left <= 0) return undefined
  return {
    left,
    seconds: rest.seconds + extra(rest.set),
    set: rest.set,
    add: (seconds) => setChange({ set: rest.set, seconds: extra(rest.set) + seconds }),
    skip: () => setChange({ set: rest.set, seconds: -rest.seconds }),
  }
}
