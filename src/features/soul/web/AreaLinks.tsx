import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { soulLinkSources, type SoulLink } from '#platform/web/soul-links.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import styles from './AreaLinks.module.css'
import { soulMessages } from './messages.ts'
import { PLACES } from './places.ts'

/** Links from Soul to other features, in a reserved place. */
export function AreaLinks() {
  const t = useMessages(soulMessages)
  const { language } = useLocaleSettings()
  const [given, setGiven] = useState<readonly SoulLink[]>()
  useEffect(() => {
    let isHere = true
    // Links that cannot be fetched without a network are left out.
    void Promise.all(
      soulLinkSources.map((load) =>
        load().then(
          (file) => file.soulLinks,
          () => [],
        ),
      ),
    ).then((all) => isHere && setGiven(all.flat()))
    return () => {
      isHere = false
    }
  }, [])
  if (soulLinkSources.length === 0) return null
  return (
    <nav aria-label={t.doors}>
      <ul role="list" className={styles.doors}>
        {given
          ? given.map(({ href, icon, words }) => (
              <Card as="li" key={href} className={styles.door}>
                <Icon of={icon} size={26} />
                <div>
                  <Link to={href} viewTransition className={stretchedClass}>
                    {words[language].title}
                  </Link>
                  <p>{words[language].line}</p>
                </div>
              </Card>
            ))
          : Array.from({ length: PLACES }, (_, index) => (
              // oxlint-disable-next-line no-array-index-key -- places, not things
              <li key={index} className={styles.door} />
            ))}
      </ul>
    </nav>
  )
}
