import { useMessages } from '#platform/web/i18n/messages.ts'
import { soulLinkSources, type SoulLink } from '#platform/web/soul-links.ts'
import { LinkCards } from '#platform/web/ui/LinkCards.tsx'
import styles from './AreaLinks.module.css'
import { soulMessages } from './messages.ts'
import { PLACES } from './places.ts'

const linksIn = (file: { soulLinks: readonly SoulLink[] }) => file.soulLinks

/** Links from Soul to other features, in a reserved place. */
export function AreaLinks() {
  const t = useMessages(soulMessages)
  if (soulLinkSources.length === 0) return null
  return (
    <nav aria-label={t.doors}>
      <LinkCards
        sources={soulLinkSources}
        linksIn={linksIn}
        places={PLACES}
        iconSize={26}
        className={styles.doors}
        cardClass={styles.door}
      />
    </nav>
  )
}
