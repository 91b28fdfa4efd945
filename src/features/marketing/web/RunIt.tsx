import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { MarketingSection } from '#platform/web/ui/MarketingSection.tsx'
import { landingMessages } from './messages.ts'
import styles from './RunIt.module.css'

/** How to run an installation of one's own. */
export function RunIt() {
  const t = useMessages(landingMessages).run
  return (
    <MarketingSection
      title={
        <>
          {t.title} <em className={styles.turn}>{t.titleTurn}</em>
        </>
      }
      actions={<Link to="/fernwell-technical">{t.built}</Link>}
      art={
        <figure className={styles.terminal} data-theme="dark" aria-label={t.label}>
          <div className={styles.bar} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
          <pre className={styles.lines}>
            <code>
              <span className={styles.faint}>{t.comment}</span>
              {'\n'}
              <b>{t.first}</b>
              {'\n'}
              <b>{t.second}</b>
              {'\n\n'}
              <span className={styles.answer}>{t.answer}</span>
            </code>
          </pre>
        </figure>
      }
    >
      <p>{t.text}</p>
    </MarketingSection>
  )
}
