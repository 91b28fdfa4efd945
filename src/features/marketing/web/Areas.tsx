import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { MarketingSection } from '#platform/web/ui/MarketingSection.tsx'
import styles from './Areas.module.css'
import type { FeaturePath } from './features/core/links.ts'
import { GardenMiniature } from './GardenMiniature.tsx'
import { HabitsMiniature } from './HabitsMiniature.tsx'
import { HubMiniature } from './HubMiniature.tsx'
import { landingMessages } from './messages.ts'
import { Mini } from './minis/Mini.tsx'
import { ProfileMiniature } from './ProfileMiniature.tsx'
import { SoulMiniature } from './SoulMiniature.tsx'

/** The areas of the app, each with a small part of its screen. */
export function Areas() {
  const t = useMessages(landingMessages)
  const glow = (miniature: ReactNode): ReactNode => <div className={styles.glow}>{miniature}</div>
  const title = (words: { title: string; titleTurn: string }): ReactNode => (
    <>
      {words.title} <em className={styles.turn}>{words.titleTurn}</em>
    </>
  )
  const further = (path: FeaturePath, name: string): ReactNode => <Link to={path}>{t.more.about(name)}</Link>
  return (
    <div className={styles.areas}>
      <MarketingSection
        area="soul"
        kicker={t.soul.name}
        title={title(t.soul)}
        art={glow(<SoulMiniature />)}
        actions={further('/meditation', t.soul.name)}
      >
        <p>{t.soul.text}</p>
        <p className={styles.aside}>{t.soul.try}</p>
      </MarketingSection>
      <MarketingSection
        area="journal"
        kicker={t.journal.name}
        title={title(t.journal)}
        art={glow(<Mini of="journal" />)}
        actions={further('/personaljournal', t.journal.name)}
        flip
      >
        <p>{t.journal.text}</p>
        <p className={styles.aside}>{t.journal.try}</p>
      </MarketingSection>
      <MarketingSection area="habits" kicker={t.habits.name} title={title(t.habits)} art={glow(<HabitsMiniature />)}>
        <p>{t.habits.text}</p>
      </MarketingSection>
      <MarketingSection area="garden" kicker={t.garden.name} title={title(t.garden)} art={glow(<GardenMiniature />)} flip>
        <p>{t.garden.text}</p>
      </MarketingSection>
      <MarketingSection area="hub" kicker={t.hub.name} title={title(t.hub)} art={glow(<HubMiniature />)}>
        <p>{t.hub.text}</p>
      </MarketingSection>
      <MarketingSection area="profile" kicker={t.profile.name} title={title(t.profile)} art={glow(<ProfileMiniature />)} flip>
        <p>{t.profile.text}</p>
      </MarketingSection>
    </div>
  )
}
