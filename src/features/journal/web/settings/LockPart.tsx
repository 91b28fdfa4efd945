import { useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { key, lock as lockIcon } from '#platform/web/ui/icons/things.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { SETTINGS_ID, type Lock } from '../../contract/records.ts'
import { useJournalSettings } from '../local/use-journal.ts'
import { knowsPasskeys, verifyByPasskey } from '../lock/passkey.ts'
import { openJournal } from '../lock/opening.ts'
import { canCheckPins, hashPin } from '../lock/pin.ts'
import { lockJournal } from '../local/tab.ts'
import { partMessages } from './part-messages.ts'
import { PinDialog } from './PinDialog.tsx'
import { useChange } from './use-change.ts'
import styles from './Settings.module.css'

const AFTERS = [0, 1, 5, 15, 60] as const
const USUAL_AFTER = 5

/** Settings of the journal's lock. */
export function LockPart() {
  const t = useMessages(partMessages).lock
  const user = useUser()
  const { settings } = useJournalSettings()
  const change = useChange()
  const { lock } = settings
  const [isSettingPin, setSettingPin] = useState(false)
  const [passkey, setPasskey] = useState<'quiet' | 'asking' | 'failed'>('quiet')

  const put = async (next: Lock | null) => {
    // The person who sets the lock is present, so this tab stays unlocked.
    openJournal(user.id, next && next.afterMinutes)
    const isStored = await change('settings', SETTINGS_ID, { lock: next })
    if (isStored && (next === null) !== (lock === null)) toast({ title: next ? t.isNowOn : t.isNowOff, tone: 'good' })
    return isStored
  }
  const setPin = async (digits: string) =>
    put({ ...lock, way: lock?.way ?? 'pin', afterMinutes: lock?.afterMinutes ?? USUAL_AFTER, pin: await hashPin(digits) })
  const takePasskey = async () => {
    setPasskey('asking')
    const isConfirmed = await verifyByPasskey(user.id)
    setPasskey(isConfirmed ? 'quiet' : 'failed')
    if (isConfirmed) await put({ ...lock, way: 'passkey', afterMinutes: lock?.afterMinutes ?? USUAL_AFTER, pin: lock?.pin ?? null })
  }
  const chosen = AFTERS.toReversed().find((after) => after <= (lock?.afterMinutes ?? USUAL_AFTER)) ?? 0
  const says = lock === null ? t.isOff : lock.way === 'pin' ? t.on.pin : lock.pin ? t.on.both : t.on.passkey
  return (
    <>
      <p className={styles.lead}>{t.lead}</p>
      <p className={styles.note}>{t.honest}</p>
      <p className={styles.name}>{says}</p>
      <Cluster>
        {canCheckPins() && (
          <Button kind={lock ? 'soft' : 'primary'} icon={lockIcon} onClick={() => setSettingPin(true)}>
            {lock?.pin ? t.changePin : lock ? t.addPin : t.setPin}
          </Button>
        )}
        {lock?.way !== 'passkey' && knowsPasskeys() && (
          <Button kind="soft" icon={key} loading={passkey === 'asking'} onClick={() => void takePasskey()}>
            {t.usePasskey}
          </Button>
        )}
      </Cluster>
      {!canCheckPins() && <p className={styles.quiet}>{t.noCrypto}</p>}
      {lock?.way === 'passkey' && !lock.pin && <p className={styles.quiet}>{t.addPinHint}</p>}
      <div role="status">
        {passkey === 'failed' && (
          <p className={styles.quiet}>
            {t.passkeyFailed} {t.needsPasskey} <Link to="/settings#security">{t.toPasskeys}</Link>
          </p>
        )}
      </div>
      {lock && (
        <>
          <Field label={t.scope} hint={lock.scope === 'chosen' ? t.scopeHint : undefined}>
            <Select
              value={lock.scope ?? 'all'}
              options={(['all', 'chosen'] as const).map((scope) => ({ value: scope, label: t.scopes[scope] }))}
              onChange={(value) => void put({ ...lock, scope: value })}
            />
          </Field>
          {lock.scope === 'chosen' && (
            <p className={styles.quiet}>
              <Link to="?part=journals">{t.toJournals}</Link>
            </p>
          )}
          <Field label={t.after} hint={chosen === 0 ? t.afterHint : undefined}>
            <Select
              value={chosen}
              options={AFTERS.map((after) => ({ value: after, label: t.afters[after] }))}
              onChange={(value) => void put({ ...lock, afterMinutes: value })}
            />
          </Field>
          <p className={styles.quiet}>{t.everywhere}</p>
          <Cluster>
            <Button kind="soft" onClick={lockJournal}>
              {t.now}
            </Button>
            <Button kind="quiet" onClick={() => void put(null)}>
              {t.turnOff}
            </Button>
          </Cluster>
        </>
      )}
      {isSettingPin && <PinDialog isNew={!lock?.pin} onSave={setPin} onClose={() => setSettingPin(false)} />}
    </>
  )
}
