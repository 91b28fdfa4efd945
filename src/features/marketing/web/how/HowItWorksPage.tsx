import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { MarketingSection } from '#platform/web/ui/MarketingSection.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import areas from '../Areas.module.css'
import { Care } from '../Care.tsx'
import { Closing } from '../Closing.tsx'
import { GardenMiniature } from '../GardenMiniature.tsx'
import { HabitsMiniature } from '../HabitsMiniature.tsx'
import { HubMiniature } from '../HubMiniature.tsx'
import marketing from '../Marketing.module.css'
import { Mini } from '../minis/Mini.tsx'
import { ProfileMiniature } from '../ProfileMiniature.tsx'
import { SoulMiniature } from '../SoulMiniature.tsx'
import styles from './HowItWorks.module.css'
import type { en } from './messages.ts'
import { howMessages } from './messages.ts'

/** Steps of a day in order. `area` determines the hue of a step. */
const DAY: readonly { step: keyof typeof en.steps; area: string; screen: ReactNode }[] = [
  { step: 'hub', area: 'hub', screen: <HubMiniature /> },
  { step: 'habits', area: 'habits', screen: <HabitsMiniature /> },
  { step: 'mind', area: 'mind', screen: <Mini of="mind" /> },
  { step: 'body', area: 'body', screen: <Mini of="body" /> },
  { step: 'journal', area: 'journal', screen: <Mini of="journal" /> },
  { step: 'companion', area: 'companion', screen: <Mini of="companion" /> },
  { step: 'soul', area: 'soul', screen: <SoulMiniature /> },
  { step: 'garden', area: 'garden', screen: <GardenMiniature picture="garden-alone" /> },
  { step: 'night', area: 'profile', screen: <ProfileMiniature /> },
]

/** A day from morning to night, with the small screens of the front page. */
export default function HowItWorksPage() {
  const t = useMessages(howMessages)
  return (
    <>
      <div className={`${marketing.heading} ${styles.head}`}>
        <PageHeader title={t.title} lead={t.lead} />
      </div>
      <div className={`${areas.areas} ${styles.day}`}>
        {DAY.map(({ step, area, screen }, index) => (
          <MarketingSection
            key={step}
            area={area}
            kicker={t.steps[step].time}
            title={t.steps[step].title}
            art={<div className={areas.glow}>{screen}</div>}
            flip={index % 2 === 1}
          >
            <p>{t.steps[step].text}</p>
            <div className={styles.data}>
              <h3>{t.data}</h3>
              <p>{t.steps[step].data}</p>
            </div>
          </MarketingSection>
        ))}
      </div>
      <Care />
      <p className={styles.on}>
        <Link to="/faq">{t.questions}</Link>
      </p>
      <Closing />
    </>
  )
}
