import type { ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Picture } from './art.ts'
import { BodySketch } from './BodySketch.tsx'
import { CompanionSketch } from './CompanionSketch.tsx'
import { Grown } from './Grown.tsx'
import { JournalSketch } from './JournalSketch.tsx'
import { landingMessages } from './messages.ts'
import { MindSketch } from './MindSketch.tsx'
import styles from './Seedlings.module.css'

const PLANTED: readonly { key: 'journal' | 'mind' | 'body' | 'companion'; picture: Picture; sketch: ReactNode }[] = [
  { key: 'journal', picture: 'seedling-journal', sketch: <JournalSketch /> },
  { key: 'mind', picture: 'seedling-mind', sketch: <MindSketch /> },
  { key: 'body', picture: 'seedling-body', sketch: <BodySketch /> },
  { key: 'companion', picture: 'seedling-companion', sketch: <CompanionSketch /> },
]

/** What does not exist yet, and says so. An area that is built moves to Areas. */
export function Seedlings() {
  const t = useMessages(landingMessages)
  return (
    <section className={styles.section} aria-labelledby="seedlings">
      <div className={styles.words}>
        <h2 id="seedlings" className={styles.title}>
          {t.seedlings.title} <em>{t.seedlings.titleTurn}</em>
        </h2>
        <p className={styles.text}>{t.seedlings.text}</p>
      </div>
      <ul role="list" className={styles.bed}>
        {PLANTED.map(({ key, picture, sketch }) => (
          <li key={key} data-area={key}>
            <div className={styles.sketch}>
              <Grown name={picture} className={styles.plant} />
              {sketch}
            </div>
            <div>
              <p className={styles.soon}>{t.soon}</p>
              <h3>{t.seedlings[key].name}</h3>
              <p className={styles.what}>{t.seedlings[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
