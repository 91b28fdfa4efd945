import type { ReactNode } from 'react'
import styles from './Chapter.module.css'

export function Chapter({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.chapter}>
      <header className={styles.chapterHead}>
        <h2 className={styles.chapterTitle}>{title}</h2>
        <p className={styles.chapterLead}>{lead}</p>
      </header>
      <div className={styles.sheet}>{children}</div>
    </section>
  )
}
