import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { sayNotNow, useNotNow } from '#platform/web/care/not-now.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { people } from '#platform/web/ui/icons/things.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import type { NutritionSettings } from '../../contract/things.ts'
import { saveSettings } from '../data/writing.ts'
import type { Energy } from './energy.ts'
import { energyMessages } from './messages.ts'
import styles from './Energy.module.css'

const CrisisCard = lazy(() => import('#platform/web/care/CrisisCard.tsx').then((file) => ({ default: file.CrisisCard })))

/** A gentle question, asked once, with a link to people who help and a button to hide figures. Nothing about it is stored. */
export function CareCard({ signs, settings, today }: { signs: Energy['care']; settings: NutritionSettings; today: LocalDay }) {
  const t = useMessages(energyMessages).care
  const client = useQueryClient()
  const notNow = useNotNow()
  const [isAsked, setAsked] = useState(false)
  const ids = signs.map((sign) => `energy ${sign} ${today}`)
  if (isAsked)
    return (
      <Suspense fallback={null}>
        <CrisisCard level={2} onNotNow={() => setAsked(false)} />
      </Suspense>
    )
  if (ids.every((id) => notNow.has(id))) return null
  return (
    <TitledCard isSmall title={t.title} className={styles.card}>
      {signs.map((sign) => (
        <p key={sign}>{t[sign]}</p>
      ))}
      <Cluster as="p" gap={2}>
        <Button kind="soft" icon={people} onClick={() => setAsked(true)}>
          {t.talk}
        </Button>
        {!settings.hidesNumbers && (
          <Button kind="quiet" onClick={() => void saveSettings(client, { ...settings, hidesNumbers: true })}>
            {t.pause}
          </Button>
        )}
        <Button kind="quiet" onClick={() => sayNotNow(ids)}>
          {t.notNow}
        </Button>
      </Cluster>
    </TitledCard>
  )
}
