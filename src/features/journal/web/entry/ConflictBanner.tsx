import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { device } from '#platform/web/ui/icons/things.ts'
import type { Conflict, EntryData } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './Entry.module.css'

const CompareDialog = lazy(() => import('./CompareDialog.tsx').then((file) => ({ default: file.CompareDialog })))

interface ConflictBannerProps {
  entryId: string
  data: EntryData
  onPatch: (patch: EntryPatch) => void
}

/** Reports that two devices changed the entry and nothing is lost, and lets the person compare and choose at any time. */
export function ConflictBanner({ entryId, data, onPatch }: ConflictBannerProps) {
  const t = useMessages(entryMessages).conflict
  const [open, setOpen] = useState<Conflict>()
  return data.conflicts.map((conflict) => (
    <div key={conflict.versionId} className={styles.banner} role="status">
      <Icon of={device} size={22} />
      <p>{t.banner(conflict.device || t.elsewhere)}</p>
      <Button size="sm" kind="soft" onClick={() => setOpen(conflict)}>
        {t.compare}
      </Button>
      {open?.versionId === conflict.versionId && (
        <Suspense fallback={null}>
          <CompareDialog
            entryId={entryId}
            conflict={conflict}
            mine={data}
            onClose={() => setOpen(undefined)}
            onChoose={(patch) => {
              setOpen(undefined)
              onPatch(patch)
            }}
          />
        </Suspense>
      )}
    </div>
  ))
}
