import { useEffect, useRef, useState, type ReactNode } from 'react'
import { strongestOf, type CrisisKind } from '#platform/care/crisis.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { people } from '#platform/web/ui/icons/things.ts'
import styles from './CrisisCard.module.css'
import { CrisisCard } from './CrisisCard.tsx'
import { careMessages } from './messages.ts'
import { sayNotNow, useNotNow } from './not-now.ts'

/** `id` names the words it was found in, and changes when they do; it must not contain them. */
export type CareSign = { id: string; kind: CrisisKind }

/**
 * The card while there is something that nobody has said "not now" to, and always a button to it. Where it comes up while somebody
 * reads or writes, it is announced and takes no focus.
 */
export function CareNotice({ signs, safetyPlan }: { signs: readonly CareSign[]; safetyPlan?: ReactNode }) {
  const t = useMessages(careMessages)
  const notNow = useNotNow()
  const [isAsked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [wasFolded, setFolded] = useState(false)
  const isFound = signs.some(({ id }) => !notNow.has(id))
  const isOpen = isFound || isAsked
  // The button that was pressed is gone: the one that brings the card back is where the keyboard goes on.
  useEffect(() => {
    if (wasFolded && !isOpen) opener.current?.focus()
  }, [wasFolded, isOpen])

  return (
    <>
      <span role="status" className="visually-hidden">
        {isFound ? t.announced : ''}
      </span>
      {isOpen ? (
        <CrisisCard
          kind={strongestOf(signs.map(({ kind }) => kind))}
          safetyPlan={safetyPlan}
          onNotNow={() => {
            sayNotNow(signs.map(({ id }) => id))
            setAsked(false)
            setFolded(true)
          }}
        />
      ) : (
        <Button ref={opener} kind="quiet" size="sm" icon={people} className={styles.opener} onClick={() => setAsked(true)}>
          {t.open}
        </Button>
      )}
    </>
  )
}
