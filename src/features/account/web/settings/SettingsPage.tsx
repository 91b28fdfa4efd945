import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { BackButton } from '#platform/web/ui/BackButton.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getSecurity, listDevices } from '../../contract.ts'
import { AboutSection } from './AboutSection.tsx'
import { AccountSection } from './AccountSection.tsx'
import { AppearanceSection } from './AppearanceSection.tsx'
import { DataSection } from './DataSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { settingsMessages } from './messages.ts'
import { FeaturesSection } from './FeaturesSection.tsx'
import { SectionNav } from './SectionNav.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import styles from './SettingsPage.module.css'
import { useProfileSave } from './use-profile-save.ts'

export const queries = () => [queryOf(getSecurity), queryOf(listDevices)]

export default function SettingsPage() {
  const t = useMessages(settingsMessages)
  const user = useUser()
  const profile = useProfileSave()
  const { hash } = useLocation()
  // With `/settings#devices` from elsewhere in the app, the section exists only from here on.
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [hash])
  return (
    <Page area="profile" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackButton to="/profile">{t.back}</BackButton>} />}>
      <div className={styles.layout}>
        <SectionNav />
        <div className={styles.sections}>
          <AppearanceSection profile={profile} />
          <AccountSection user={user} profile={profile} />
          <SecuritySection user={user} />
          <DevicesSection />
          <FeaturesSection />
          <DataSection user={user} />
          <AboutSection />
        </div>
      </div>
    </Page>
  )
}
