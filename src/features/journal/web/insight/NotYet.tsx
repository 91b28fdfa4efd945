import { useMessages } from '#platform/web/i18n/messages.ts'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import type { Insight } from '../../contract/insight.ts'
import shared from './Insight.module.css'
import styles from './Associations.module.css'
import { insightMessages } from './messages.ts'
import type { AssociationWords } from './use-association-words.ts'

/** Factors that cannot be compared yet, and the days they still need. */
export function NotYet({ notYet, words, needed }: Pick<Insight, 'notYet'> & { words: AssociationWords; needed: number }) {
  const t = useMessages(insightMessages)
  return (
    <>
      <p className={shared.soft}>{t.goes.notYetHint(needed)}</p>
      <ul role="list" className={styles.waiting}>
        {notYet.map(({ factorId, nWith, nWithout, isInseparable }) => {
          const text = isInseparable
            ? t.goes.inseparable
            : nWith < needed
              ? t.goes.withOf(nWith, needed)
              : t.goes.withoutOf(nWithout, needed)
          return (
            <li key={factorId}>
              <span className={styles.waitingWords}>
                <strong className={styles.name}>{words.title(factorId)}</strong>
                <span className="soft tabular">{text}</span>
              </span>
              {!isInseparable && (
                <ProgressBar size="sm" value={Math.min(nWith, nWithout, needed) / needed} label={words.title(factorId)} valueText={text} />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
