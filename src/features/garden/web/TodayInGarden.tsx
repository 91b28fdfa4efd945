import type { Season } from '#platform/contract/seasons.ts'
import { Suspense } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import type { WeatherKind } from '../sky.ts'
import type { Visitor } from '../visitors.ts'
import shared from './GardenPage.module.css'
import styles from './TodayInGarden.module.css'
import { gardenMessages } from './core/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

const VisitorArt = lazyExtra(() => afterPaint(() => import('./VisitorArt.tsx')).then((file) => file.VisitorArt))

/** Today's visitors with their reasons, and the imagined weather. */
export function TodayInGarden({ visitors, season, weather }: { visitors: readonly Visitor[]; season: Season; weather: WeatherKind }) {
  const t = useMessages(gardenMessages)
  return (
    <TitledCard title={t.sky.title} className={styles.today}>
      <p className={shared.soft}>{t.sky.imagined(t.sky.season[season], t.sky.weather[weather])}</p>
      {visitors.length === 0 ? (
        <p className={shared.soft}>{t.sky.nobody}</p>
      ) : (
        <ul role="list" className={styles.visitors}>
          {visitors.map(({ id, n }) => (
            <li key={id}>
              <Suspense fallback={<span className={shared.visitor} />}>
                <VisitorArt id={id} />
              </Suspense>
              <div>
                <strong>{t.visitors[id].name}</strong>
                <p className={shared.soft}>{t.visitors[id].why(n)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
