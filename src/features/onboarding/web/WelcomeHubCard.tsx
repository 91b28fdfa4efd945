import { useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { ONBOARDING_STEPS, ONBOARDING_AREAS } from '../contract.ts'
import { onboardingMessages } from './core/messages.ts'
import styles from './WelcomeHubCard.module.css'
import { useSaveWelcome } from './use-welcome.ts'

/** Link into the welcome, or back into it. Once dismissed, it does not return. */
export default function WelcomeHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(onboardingMessages).card
  const keep = useSaveWelcome()
  const [isMissing, setRemoved] = useState(false)
  const step = ONBOARDING_STEPS.find((one) => one === data.step) ?? ONBOARDING_STEPS[0]
  const areas = ONBOARDING_AREAS.filter((one) => Array.isArray(data.areas) && data.areas.includes(one))
  const isStarted = step !== ONBOARDING_STEPS[0]
  if (isMissing) return null
  return (
    <Card as="article" look="tinted" pad="lg" className={styles.card}>
      <div>
        <h3>{t.title}</h3>
        <p className={styles.text}>{isStarted ? t.started : t.fresh}</p>
      </div>
      <Cluster as="p" gap={2}>
        <Link to="/onboarding" className={buttonClass({ size: 'sm' })}>
          {isStarted ? t.goOn : t.go}
        </Link>
        <Button
          kind="quiet"
          size="sm"
          onClick={() => {
            setRemoved(true)
            void keep({ step, areas, ended: 'skipped' })
          }}
        >
          {t.dismiss}
        </Button>
      </Cluster>
    </Card>
  )
}
