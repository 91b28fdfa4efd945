import type { ReactNode } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { refresh } from './icons/controls.ts'
import { uiMessages } from './messages.ts'
import styles from './ErrorState.module.css'

interface ErrorStateProps {
  art?: ReactNode
  title: string
  /** Heading level: 1 where the page has no other content. */
  level?: 1 | 2 | 3
  /** Explains in plain words the error and which data is safe. */
  text?: string | null
  /** Adds a button that tries again. */
  onRetry?: () => unknown
  retrying?: boolean
  /** An alternative action, e.g. a link home. */
  wayOut?: ReactNode
  /** A reference to quote when asking for help. */
  reference?: string
}

/** An error message in a calm tone; it always offers an action. */
export function ErrorState({ art, title, level = 2, text, onRetry, retrying = false, wayOut, reference }: ErrorStateProps) {
  const t = useMessages(uiMessages)
  return (
    <div role="alert">
      <EmptyState
        art={art}
        title={title}
        level={level}
        action={
          <>
            {onRetry && (
              <Button icon={refresh} onClick={() => void onRetry()} loading={retrying}>
                {t.tryAgain}
              </Button>
            )}
            {wayOut ??
              (!onRetry && (
                <Button kind="soft" onClick={() => history.back()}>
                  {t.goBack}
                </Button>
              ))}
          </>
        }
      >
        {text}
        {reference && <code className={styles.reference}>{reference}</code>}
      </EmptyState>
    </div>
  )
}
