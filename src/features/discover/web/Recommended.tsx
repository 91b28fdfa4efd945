import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { getDiscover } from '../contract.ts'
import styles from './Discover.module.css'
import { ItemRow } from './ItemRow.tsx'
import { discoverMessages } from './messages.ts'

/** Some recommendations, each with its reason. */
export function Recommended({ recommendations }: Pick<OutputOf<typeof getDiscover>, 'recommendations'>) {
  const t = useMessages(discoverMessages)
  if (recommendations.length === 0) return null
  return (
    <section aria-labelledby="discover-now">
      <h2 id="discover-now" className={styles.heading}>
        {t.recommended}
      </h2>
      <ul role="list" className={styles.rows}>
        {recommendations.map(({ item, why, title }) => (
          <ItemRow key={item.key} item={item} why={t.whys[why](title ?? '')} />
        ))}
      </ul>
    </section>
  )
}
