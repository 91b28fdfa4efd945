import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { sparkle } from '#platform/web/ui/icons/things.ts'
import { journalMessages } from '../core/messages.ts'
import styles from './ReflectButton.module.css'

const ReflectPanel = lazy(() => import('./ReflectPanel.tsx').then((file) => ({ default: file.ReflectPanel })))

/** Opens the panel for looking back over days; the page provides the style. */
export function ReflectButton({ className }: { className?: string | undefined }) {
  const t = useMessages(journalMessages).list
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={cx(styles.opener, className)} onClick={() => setOpen(true)}>
        <Icon of={sparkle} size={20} />
        {t.lookBack}
      </button>
      <Suspense fallback={null}>{isOpen && <ReflectPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
