import { useMemo } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './History.module.css'
import { wordDiff } from './word-diff.ts'

/** The difference of two texts: removed parts are struck, added parts underlined; screen readers get labels for both. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const t = useMessages(entryMessages).history
  const parts = useMemo(() => wordDiff(before, after), [before, after])
  if (before === after) return <p className="note">{t.same}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard as well
    <div className={styles.diff} dir="auto" tabIndex={0} role="group" aria-label={t.difference}>
      {parts.map(({ text, change }, index) =>
        change === 'added' ? (
          // oxlint-disable-next-line no-array-index-key -- parts have no name but their place
          <ins key={index}>
            <span className="visually-hidden"> [{t.added}: </span>
            {text}
            <span className="visually-hidden">] </span>
          </ins>
        ) : change === 'removed' ? (
          // oxlint-disable-next-line no-array-index-key -- see above
          <del key={index}>
            <span className="visually-hidden"> [{t.removed}: </span>
            {text}
            <span className="visually-hidden">] </span>
          </del>
        ) : (
          // oxlint-disable-next-line no-array-index-key -- see above
          <span key={index}>{text}</span>
        ),
      )}
    </div>
  )
}
