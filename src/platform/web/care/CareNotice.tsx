import { useEffect, useRef, useState } from 'react'
import { strongestOf, type CrisisKind } from '#platform/care/crisis.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { people } from '#platform/web/ui/icons/things.ts'
import styles from './CrisisCard.module.css'
import { CrisisCard } from './CrisisCard.tsx'
import { careMessages } from './messages.ts'
import { sayNotNow, useNotNow } from './not-now.ts'
import { useHardDay } from './use-hard-day.ts'

/** `id` names the words it was found in, and changes when they do; it must not contain them. */
export type CareSign = { id: string; kind: CrisisKind }

interface CareNoticeProps {
  signs: readonly CareSign[]
  /** The texts beside it. Where no rule finds a sign in them and the model does, a quiet line leads to the card. */
  texts: readonly string[]
  /** A button to the card stands there even where nothing was found. */
  isAlwaysOffered?: boolean
}

/**
 * The card while there is something that nobody has said "not now" to, and a button to it afterwards. Where it comes up while somebody
 * reads or writes, it is announced and takes no focus; the quiet line is not announced.
 */
export function CareNotice({ signs, texts, isAlwaysOffered = false }: CareNoticeProps) {
  const t = useMessages(careMessages)
  const notNow = useNotNow()
  const [isAsked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [wasFolded, setFolded] = useState(false)
  const isFound = signs.some(({ id }) => !notNow.has(id))
  const isOpen = isFound || isAsked
  const isHardDay = useHardDay(texts) && signs.length === 0
  const isOffered = isAlwaysOffered || isHardDay || signs.length > 0 || wasFolded
  // The pressed button has disappeared: the keyboard focus moves to the button that reopens the card.
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
          onNotNow={() => {
            sayNotNow(signs.map(({ id }) => id))
            setAsked(false)
            setFolded(true)
          }}
        />
      ) : isOffered ? (
        <Button ref={opener} kind="quiet" size="sm" icon={people} className={styles.opener} onClick={() => setAsked(true)}>
          {isHardDay ? t.hardDay : t.open}
        </Button>
      ) : null}
    </>
  )
}
