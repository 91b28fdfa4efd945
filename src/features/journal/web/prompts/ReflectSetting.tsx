import { useState } from 'react'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { promptMessages } from './messages.ts'
import shared from './Reflect.module.css'
import styles from './ReflectSetting.module.css'
import { useReflectState } from './use-reflect.ts'

/** For the journal's settings: the model, the state of the consent, and a button to withdraw it. Has no heading. */
export function ReflectSetting() {
  const t = useMessages(promptMessages).setting
  const format = useFormat()
  const { state, error, withdraw } = useReflectState()
  const [isBusy, setBusy] = useState(false)
  if (!state) {
    if (error) return <p className={shared.soft}>{error instanceof NetworkError ? t.unknown : error.message}</p>
    return <Skeleton lines={2} />
  }
  const { model, consent, allowance } = state
  const withdrawConsent = async () => {
    setBusy(true)
    try {
      await withdraw()
      toast({ title: t.withdrawn, tone: 'good' })
    } catch {
      toast({ title: t.failed, tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.setting} data-area="journal">
      {model ? (
        <>
          <p className={styles.settingModel}>{model.local ? t.local(model.model) : t.goesTo(model.model, model.destination)}</p>
          <p className={shared.soft}>{t.lead}</p>
          <p className={shared.soft}>
            {consent?.current ? t.on(format.date(new Date(consent.at))) : consent ? t.old : t.off}
            {consent?.current && allowance && ` · ${t.used(allowance.requests.used, allowance.requests.limit)}`}
          </p>
        </>
      ) : (
        <p className={shared.soft}>{t.none}</p>
      )}
      {consent && (
        <Button kind="soft" loading={isBusy} onClick={() => void withdrawConsent()}>
          {t.withdraw}
        </Button>
      )}
    </div>
  )
}
