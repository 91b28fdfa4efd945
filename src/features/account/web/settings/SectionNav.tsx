import { useEffect, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { settingsMessages } from './messages.ts'
import { sections, type SectionId } from './sections.ts'
import styles from './SectionNav.module.css'

const all = Object.values(sections)

/** On wide windows: links to the sections, with the current one marked. */
export function SectionNav() {
  const t = useMessages(settingsMessages)
  const [here, setHere] = useState<SectionId>('appearance')
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = all.find(({ id }) => seen.has(id))
        if (first) setHere(first.id)
      },
      { rootMargin: '-12% 0px -55% 0px' },
    )
    for (const { id } of all) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return (
    <nav className={styles.nav} aria-label={t.nav}>
      <ul role="list">
        {all.map(({ id, icon }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={here === id ? 'true' : undefined} onClick={() => setHere(id)}>
              <Icon of={icon} size={20} />
              {t.sections[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
