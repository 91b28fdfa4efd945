import { Suspense } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { settingsRows } from '../feature-rows.ts'
import { settingsMessages } from './messages.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { sections } from './sections.ts'
import styles from './SettingsPage.module.css'

/** Links to the settings pages of features. */
export function FeaturesSection() {
  const t = useMessages(settingsMessages)
  return (
    <Section info={sections.features} title={t.sections.features}>
      <div>
        {settingsRows().map(({ feature, Row }) => (
          <Suspense key={feature} fallback={<Skeleton className={styles.row} />}>
            <Row />
          </Suspense>
        ))}
      </div>
    </Section>
  )
}
