import { mindLinkSources, type MindLink } from '#platform/web/mind-links.ts'
import { LinkCards } from '#platform/web/ui/LinkCards.tsx'
import styles from './Home.module.css'

const linksIn = (file: { mindLinks: readonly MindLink[] }) => file.mindLinks

/** Links from Mind's home to other features, each in a reserved place. */
export function AreaLinks() {
  return (
    <LinkCards
      sources={mindLinkSources}
      linksIn={linksIn}
      places={mindLinkSources.length}
      iconSize={28}
      className={styles.doors}
      cardClass={styles.door}
    />
  )
}
