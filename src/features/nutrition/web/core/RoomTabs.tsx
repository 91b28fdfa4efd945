import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { nutritionMessages } from './messages.ts'
import styles from './RoomTabs.module.css'

/** Visible part of the tab before the current one, px. */
const PEEK = 48
export const ROOT = '/nutrition-analytics'

/** Tabs of the nutrition pages. Without `isLive` they only reserve the space, in placeholders that accept no input yet. */
export function RoomTabs({ isLive = true }: { isLive?: boolean }) {
  const t = useMessages(nutritionMessages)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const show = () => {
      const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
      if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - PEEK
    }
    show()
    // The tabs are wider in the app's own font: before it has come, the last tab cannot be scrolled to its end.
    void document.fonts?.ready.then(show)
  }, [])
  const rooms = [
    { to: ROOT, label: t.rooms.today },
    { to: `${ROOT}/foods`, label: t.rooms.foods },
    { to: `${ROOT}/recipes`, label: t.rooms.recipes },
    { to: `${ROOT}/plan`, label: t.rooms.plan },
    { to: `${ROOT}/shopping`, label: t.rooms.shopping },
    { to: `${ROOT}/energy`, label: t.rooms.energy },
    { to: `${ROOT}/needs`, label: t.rooms.needs },
    { to: `${ROOT}/trends`, label: t.rooms.trends },
  ]
  return (
    <nav ref={nav} aria-label={t.rooms.label} className={styles.rooms}>
      {rooms.map(({ to, label }) =>
        isLive ? (
          <NavLink key={to} to={to} end viewTransition className={styles.room!}>
            {label}
          </NavLink>
        ) : (
          <span key={to} className={styles.room}>
            {label}
          </span>
        ),
      )}
    </nav>
  )
}
