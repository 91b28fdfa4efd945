import { useState } from 'react'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useMessages } from '../i18n/messages.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { lock } from '../ui/icons/things.ts'
import { leavingMessages } from './messages.ts'
import styles from './SealedNotice.module.css'
import { setLost } from './sealed-marks.ts'

/** On the login page: number of changes that an ended session sealed on this device, or could not. It names no person. */
export function SealedNotice({ stored, lost }: { stored: number; lost: number }) {
  const t = useMessages(leavingMessages)
  const [isAsked, setAsked] = useState(false)
  const discard = () => void import('./seal.ts').then(({ discardSealed }) => discardSealed())
  return (
    <Stack gap={3} role="status">
      {lost > 0 && (
        <div className={styles.notice}>
          <p>{t.lost(lost)}</p>
          <Button kind="quiet" size="sm" onClick={() => setLost(0)}>
            {t.understood}
          </Button>
        </div>
      )}
      {stored > 0 && (
        <div className={styles.notice}>
          <Icon of={lock} size={20} />
          <p>{isAsked ? t.sure : t.stored(stored)}</p>
          {isAsked ? (
            <div className={styles.answers}>
              <Button kind="quiet" size="sm" onClick={() => setAsked(false)}>
                {t.keep}
              </Button>
              <Button kind="destructive" size="sm" onClick={discard}>
                {t.discard}
              </Button>
            </div>
          ) : (
            <Button kind="quiet" size="sm" onClick={() => setAsked(true)}>
              {t.discard}
            </Button>
          )}
        </div>
      )}
    </Stack>
  )
}
