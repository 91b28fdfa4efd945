import { lazy, Suspense, useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { ExportSetting } from './ExportSetting.tsx'
import { settingsMessages } from './messages.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { sections } from './sections.ts'
import { Setting } from './Setting.tsx'
import { StorageSetting } from './StorageSetting.tsx'

const EraseDialog = lazy(() => import('./EraseDialog.tsx').then((file) => ({ default: file.EraseDialog })))
const OwnImportSetting = lazy(() => import('./OwnImportSetting.tsx'))

/** The person's data: export, import and deletion. */
export function DataSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages)
  const [isErasing, setErasing] = useState(false)
  return (
    <Section info={sections.data} title={t.sections.data}>
      <ExportSetting />
      <Suspense fallback={<Skeleton height="3.5rem" />}>
        <OwnImportSetting />
      </Suspense>
      <StorageSetting />
      <Setting label={t.data.erase} hint={t.data.eraseHint}>
        <Button kind="quiet" onClick={() => setErasing(true)}>
          {t.data.eraseOpen}
        </Button>
      </Setting>
      <Suspense>{isErasing && <EraseDialog user={user} onClose={() => setErasing(false)} />}</Suspense>
    </Section>
  )
}
