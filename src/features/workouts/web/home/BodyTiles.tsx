import { Suspense } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { leaf } from '#platform/web/ui/icons/things.ts'
import { bodyRows } from './body-rows.ts'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

const BLANK = '\u00a0'

/** The other pages of Body, side by side on wide windows. */
export function BodyTiles() {
  const t = useMessages(homeMessages)
  return (
    <nav aria-label={t.rooms}>
      <ul className={styles.tiles} role="list">
        {bodyRows().map(({ feature, Row }) => (
          <Suspense key={feature} fallback={<ListRow as="li" icon={leaf} title={BLANK} />}>
            <Row />
          </Suspense>
        ))}
      </ul>
    </nav>
  )
}
