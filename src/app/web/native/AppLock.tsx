import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { lockState, onLock, unlock } from '#platform/web/phone/lock.ts'
import { isOwner } from '#platform/web/phone/owner.ts'
import { nativeMessages } from '#platform/web/phone/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import styles from './AppLock.module.css'

/** Covers everything while the app is locked, also in the phone's app switcher. */
export function AppLock() {
  const state = useSyncExternalStore(onLock, lockState)
  if (state === 'open') return null
  return createPortal(<div className={styles.lock}>{state === 'locked' && <Asking />}</div>, document.body)
}

function Asking() {
  const t = useMessages(nativeMessages)
  const [isAsking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const ask = async () => {
    setAsking(true)
    const isOpen = await unlock(() => isOwner({ reason: t.unlockReason, cancel: t.cancel }))
    if (isOpen) return
    setAsking(false)
    setRefused(true)
    button.current?.focus()
  }
  // The first prompt comes automatically, after a refusal by the button.
  const first = useRef(ask)
  useEffect(() => void first.current(), [])
  return (
    <main className={styles.asking}>
      <h1>{t.lockTitle}</h1>
      <p role="status">{isRefused ? t.stillLocked : ''}</p>
      <Button ref={button} loading={isAsking} onClick={() => void ask()}>
        {t.unlock}
      </Button>
    </main>
  )
}
