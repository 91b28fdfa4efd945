import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { LocalDay } from '#platform/contract/dates.ts'
import { dayFrom, viewFrom, type View } from './place.ts'

export type Place = {
  view: View
  /** The day that arrows walk from; it decides which month and year are shown. */
  at: LocalDay
  /** The day whose sheet was opened. */
  open: LocalDay | undefined
  go(to: { view?: View; at?: LocalDay }): void
  openDay(day: LocalDay): void
  close(): void
}

/** Where in the calendar one is: in the address, so that coming back from an entry finds the same place. */
export function usePlace(today: LocalDay, isWide: boolean): Place {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const view = viewFrom(search.get('view'))
  const open = dayFrom(search.get('day'))
  const at = dayFrom(search.get('at')) ?? open ?? today
  const put = (to: Partial<Record<'view' | 'at' | 'day', string>>, replace: boolean, state?: unknown) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(to)) next.set(name, value)
        return next
      },
      // A step of the arrow keys is no change of page: nothing is to fade for it.
      { replace, state, preventScrollReset: true, viewTransition: false },
    )
  return {
    view,
    at,
    open,
    go: (to) => put({ view, at, ...to }, true),
    // On a phone the sheet covers the page: "back" closes it.
    openDay: (day) => put({ view, at: day, day }, isWide || open !== undefined, { sheet: !isWide }),
    close() {
      if ((location.state as { sheet?: boolean } | null)?.sheet) return void navigate(-1)
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          next.delete('day')
          return next
        },
        { replace: true, preventScrollReset: true, viewTransition: false },
      )
    },
  }
}
