import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import { calendarMessages } from './messages.ts'
import styles from './Memories.module.css'

/** Replaces a dismissed memory, and offers an undo. */
export function ForgottenMemory({ onUndo }: { onUndo: () => void }) {
  const t = useMessages(calendarMessages)
  const words = useRef<HTMLParagraphElement>(null)
  // The pressed button was removed, so the focus moves to this message.
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <Card look="sunk" className={styles.forgotten}>
      <p ref={words} tabIndex={-1}>
        {t.memories.forgotten}
      </p>
      <Button kind="quiet" size="sm" icon={undo} onClick={onUndo}>
        {t.memories.undo}
      </Button>
    </Card>
  )
}
