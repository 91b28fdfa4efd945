import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useJournalSettings } from '../local/use-journal.ts'
import styles from './PromptCard.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'

const PromptCard = lazy(() => afterPaint(() => import('./PromptCard.tsx')).then((file) => ({ default: file.PromptCard })))

/** The card as a piece of its own, fetched once the page stands; nothing at all for whoever wants no prompts. */
export function LazyPromptCard() {
  const { settings } = useJournalSettings()
  if (!settings.prompts) return null
  return (
    <Suspense fallback={<Skeleton shape="card" className={styles.shadow} />}>
      <PromptCard />
    </Suspense>
  )
}
