import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Icon } from './Icon.tsx'
import type { IconShape } from './icons/shape.ts'
import styles from './Section.module.css'

/** The id is the fragment of the section's address. */
export type SectionInfo = { id: string; icon: IconShape }

/** One part of a page of settings or administration. */
export function Section({
  info: { id, icon },
  title,
  lead,
  children,
}: {
  info: SectionInfo
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.section} tabIndex={-1} pad="lg">
      <h2 id={`${id}-title`} className={styles.heading}>
        <Icon of={icon} size={24} />
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.settings}>{children}</div>
    </Card>
  )
}
