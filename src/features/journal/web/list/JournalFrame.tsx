import type { ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { useIsWide } from '../core/use-is-wide.ts'
import { journalMessages } from '../core/messages.ts'
import { LazyJournalList } from './LazyJournalList.tsx'
import styles from './JournalFrame.module.css'

/** From 1024 px on, the list is beside the open page; below, each has the whole page. */
export function JournalFrame({ current, children }: { current?: string; children: ReactNode }) {
  const t = useMessages(journalMessages).list
  const isWide = useIsWide()
  return (
    <Page area="journal" wide>
      {isWide ? (
        <div className={styles.frame}>
          <section className={styles.side} aria-label={t.entries}>
            <LazyJournalList current={current} place="side" />
          </section>
          <div className={styles.open}>{children}</div>
        </div>
      ) : (
        children
      )}
    </Page>
  )
}
