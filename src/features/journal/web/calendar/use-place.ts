import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { LocalDay } from '#platform/contract/dates.ts'
import { dayFrom, viewFrom, type View } from './place.ts'

export type Place = {
  view: View
  /** The day with the keyboard focus; it decides which month and year are shown. */
  at: LocalDay
  /** The day whose details are open. */
  open: LocalDay | undefined
  go(to: { view?: View; at?: LocalDay }): void
  openDay(day: LocalDay): void
  close(): void
}

/** The position in the calendar, stored in the address, so that a return from an entry shows the same place. */
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
      // An arrow key does not change the page, so no view transition is shown.
      { replace, state, preventScrollReset: true, viewTransition: false },
    )
  return {
    view,
    at,
    open,
    go: (to) => put({ view, at, ...to }, true),
    // On a phone the sheet covers the page, so the back button must close it.
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
