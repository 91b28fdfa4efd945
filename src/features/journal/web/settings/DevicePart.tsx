import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useHeads, useJournal, useKeepsEverything, useSyncStatus } from '../local/use-journal.ts'
import { settingsMessages } from './messages.ts'
import { partMessages } from './part-messages.ts'
import styles from './Settings.module.css'

/** The setting whether this device keeps a copy, and the copy's state. */
export function DevicePart() {
  const t = useMessages(settingsMessages)
  const own = useMessages(partMessages)
  const format = useFormat()
  const journal = useJournal()
  const keeps = useKeepsEverything()
  const count = useHeads().length
  const { waiting, lastSyncedAt, loading, storage } = useSyncStatus()
  const [wanted, setWanted] = useState<boolean>()
  const choose = async (on: boolean) => {
    setWanted(on)
    try {
      await journal.setKeepsEverything(on)
    } catch {
      toast({ title: t.failed, tone: 'destructive' })
    }
    setWanted(undefined)
  }
  const facts = [
    loading === null ? undefined : own.device.loading(loading),
    keeps && loading === null ? own.device.count(count) : undefined,
    lastSyncedAt === null ? undefined : own.device.synced(format.relative(lastSyncedAt)),
    waiting > 0 ? own.device.waiting(waiting) : undefined,
  ].filter((fact) => fact !== undefined)
  return (
    <>
      <p className={styles.lead}>{own.device.lead}</p>
      <Switch
        label={own.device.keep}
        hint={(wanted ?? keeps) ? own.device.keepHint : own.device.offHint}
        checked={wanted ?? keeps}
        disabled={wanted !== undefined}
        onChange={(on) => void choose(on)}
      />
      <Stack gap={1} role="status" className="note">
        {wanted !== undefined && <p>{own.device.changing}</p>}
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </Stack>
      {storage !== 'device' && <p className={styles.note}>{own.device[storage]}</p>}
    </>
  )
}
