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
  /** Of its heading: 1 where it is all that the page has. */
  level?: 1 | 2 | 3
  /** What happened and what is safe, in plain words. */
  children?: ReactNode
  /** The way out that tries once more. */
  onRetry?: () => void
  retrying?: boolean
  /** Another way out, e.g. a link home. */
  wayOut?: ReactNode
  /** A reference to quote when asking for help. */
  reference?: string
}

/** Something did not work: says so without alarm, and never without a way out. */
export function ErrorState({ art, title, level = 2, children, onRetry, retrying = false, wayOut, reference }: ErrorStateProps) {
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
              <Button icon={refresh} onClick={onRetry} loading={retrying}>
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
        {children}
        {reference && <code className={styles.reference}>{reference}</code>}
      </EmptyState>
    </div>
  )
}
