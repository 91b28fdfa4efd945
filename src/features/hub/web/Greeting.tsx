import { Suspense } from 'react'
import { useTurn } from '#platform/web/botany/use-turn.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Greeting.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

const HubScene = lazyExtra(() => afterPaint(() => import('./HubScene.tsx')).then((file) => file.HubScene))

interface GreetingProps {
  date: string
  title: string
  /** Undefined until the day has loaded. */
  lead: string | undefined
  /** The local hour, for the light over the clearing. */
  hour: number
  /** The person's own clearing. */
  seed: string
}

/** The head of the home page: the person's clearing in the light of the hour, and a word of welcome. */
export function Greeting({ date, title, lead, hour, seed }: GreetingProps) {
  const isDrawn = useTurn()
  return (
    <header className={styles.greeting} data-palette>
      <div className={styles.scene} aria-hidden="true">
        {isDrawn && (
          <Suspense fallback={null}>
            <HubScene seed={seed} hour={hour} />
          </Suspense>
        )}
      </div>
      <div className={styles.words}>
        <p className="kicker">{date}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.lead}>{lead ?? <Skeleton lines={2} />}</div>
      </div>
    </header>
  )
}
