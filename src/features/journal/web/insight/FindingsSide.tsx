import { useMessages } from '#platform/web/i18n/messages.ts'
import type { InsightAssociation } from '../../contract/insight.ts'
import shared from './Insight.module.css'
import styles from './Associations.module.css'
import { ForestRows } from './ForestRows.tsx'
import { insightMessages } from './messages.ts'
import type { AssociationWords } from './use-association-words.ts'

interface FindingsSideProps {
  title: string
  found: readonly InsightAssociation[]
  scale: number
  words: AssociationWords
}

/** Findings for better days, or for harder ones. */
export function FindingsSide({ title, found, scale, words }: FindingsSideProps) {
  const t = useMessages(insightMessages)
  return (
    <section className={styles.side}>
      <h3 className={styles.sideTitle}>{title}</h3>
      {found.length > 0 ? (
        <>
          <div className={styles.scaleWords} aria-hidden="true">
            <span>← {t.goes.lower}</span>
            <span>{t.goes.higher} →</span>
          </div>
          <ForestRows associations={found} scale={scale} words={words} />
        </>
      ) : (
        <p className={shared.soft}>{t.goes.noBetter}</p>
      )}
    </section>
  )
}
