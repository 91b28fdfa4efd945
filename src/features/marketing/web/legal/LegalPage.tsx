import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { OwnerDetails } from '../installation/OwnerDetails.tsx'
import { useInstallation } from '../installation/use-installation.ts'
import marketing from '../Marketing.module.css'
import styles from './LegalPage.module.css'

export type LegalSection = {
  id: string
  title: string
  text: readonly string[]
  list?: readonly string[]
  /** Links to further pages. */
  links: readonly { to: string; label: string }[]
  /** Shown below its text. */
  extra?: ReactNode
}

type Props = {
  title: string
  lead: string
  contents: string
  note: string
  /** The first section is about the person who runs the installation, and shows their details. */
  sections: readonly LegalSection[]
}

/** A legal page: numbered sections, each with its own address. */
export function LegalPage({ title, lead, contents, note, sections }: Props) {
  const { state, retry } = useInstallation()
  return (
    <div className={styles.page}>
      <div className={marketing.heading}>
        <PageHeader title={title} lead={lead} />
      </div>
      <nav aria-label={contents} className={styles.contents}>
        <ol role="list" className={styles.contentsList}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, index) => (
        <section key={section.id} id={section.id} className={styles.part} aria-labelledby={`${section.id}-title`}>
          <h2 id={`${section.id}-title`} className={marketing.title}>
            {section.title}
          </h2>
          <div className={styles.text}>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list && (
              <ul className={styles.list}>
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {index === 0 && <OwnerDetails state={state} onRetry={retry} />}
            {section.extra}
            {section.links.length > 0 && (
              <p className={styles.links}>
                {section.links.map(({ to, label }) => (
                  <Link key={to} to={to}>
                    {label}
                  </Link>
                ))}
              </p>
            )}
          </div>
        </section>
      ))}
      <p className={styles.note}>{note}</p>
    </div>
  )
}
