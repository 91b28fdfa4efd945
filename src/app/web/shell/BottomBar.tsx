import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { body, companion, hub, journal, mind, profile, soul } from '#platform/web/ui/icons/places.ts'
import type { Area } from '#platform/web/ui/Page.tsx'
import { useAppMap } from './app-map.ts'
import { entryOf } from './navigation.ts'
import styles from './BottomBar.module.css'
import { shellMessages } from './messages.ts'

const icons = { hub, journal, mind, body, soul, companion, profile }

/** The way between the areas. Highlights the area that the page belongs to, not only its first page. */
export function BottomBar({ area, pathname }: { area: Area | undefined; pathname: string }) {
  const t = useMessages(shellMessages)
  const { bar } = useAppMap()
  if (bar.length === 0) return null
  return (
    <nav className={styles.bar} aria-label={t.areas}>
      <ul role="list" className={styles.entries}>
        {bar.map(({ name, path, area: own }) => {
          const isHere = area && own === entryOf(area)
          return (
            <li key={name} className={styles.entry} data-area={own}>
              <Link to={path} data-tip="" className={styles.link} aria-current={path === pathname ? 'page' : isHere ? 'true' : undefined}>
                <span className={styles.leaf}>
                  <Icon of={icons[name]} size={24} />
                </span>
                <span className={styles.name}>{t.bar[name]}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
