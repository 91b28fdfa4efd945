import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'
import type { useGuide } from './use-guide.ts'

const GuideSheet = lazy(() => import('./GuideSheet.tsx'))

/** States whether fixed texts or a model word the questions. It is one row from the first paint on. */
export function GuideRow({ guide: { query, model, isOn } }: { guide: ReturnType<typeof useGuide> }) {
  const t = useMessages(talkMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.guide}>
      <p className="note">{isOn && model ? t.byModel(model.model) : t.byRules}</p>
      {model && (
        <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
          {isOn ? t.about : t.offer}
        </Button>
      )}
      <Suspense fallback={null}>{isOpen && <GuideSheet query={query} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
