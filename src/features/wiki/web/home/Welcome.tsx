import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { WIKI_WELCOME_DISMISSED_KEY } from '#platform/web/storage/keys.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { wikiMessages } from '../core/messages.ts'
import styles from './Home.module.css'

/** Introduction to the wiki, until it is dismissed; the device remembers that in its local storage. */
export function Welcome() {
  const t = useMessages(wikiMessages)
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(WIKI_WELCOME_DISMISSED_KEY) !== null)
  if (isDismissed) return null
  return (
    <TitledCard look="sunk" title={t.welcome.title} className={styles.welcome}>
      <p>{t.welcome.text}</p>
      <p className="soft">{t.welcome.english}</p>
      <Button
        kind="soft"
        onClick={() => {
          localStorage.setItem(WIKI_WELCOME_DISMISSED_KEY, 'true')
          setDismissed(true)
        }}
      >
        {t.welcome.dismiss}
      </Button>
    </TitledCard>
  )
}
