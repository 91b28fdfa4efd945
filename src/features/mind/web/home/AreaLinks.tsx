import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { mindLinkSources, type MindLink } from '#platform/web/mind-links.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import styles from './Home.module.css'

/** Links from Mind's home to other features, each in a reserved place. */
export function AreaLinks() {
  const { language } = useLocaleSettings()
  const [doors, setDoors] = useState<readonly MindLink[]>()
  useEffect(() => {
    let isHere = true
    // Links that cannot be fetched without a network are left out.
    void Promise.all(
      mindLinkSources.map((load) =>
        load().then(
          (file) => file.mindLinks,
          () => [],
        ),
      ),
    ).then((all) => isHere && setDoors(all.flat()))
    return () => {
      isHere = false
    }
  }, [])
  if (mindLinkSources.length === 0) return null
  return (
    <ul role="list" className={styles.doors}>
      {doors
        ? doors.map(({ href, icon, words }) => (
            <Card as="li" key={href} className={styles.door}>
              <Icon of={icon} size={28} />
              <div>
                <Link to={href} viewTransition className={stretchedClass}>
                  {words[language].title}
                </Link>
                <p>{words[language].line}</p>
              </div>
            </Card>
          ))
        : mindLinkSources.map((_, index) => (
            // oxlint-disable-next-line no-array-index-key -- places, not things
            <li key={index} className={styles.door} />
          ))}
    </ul>
  )
}
