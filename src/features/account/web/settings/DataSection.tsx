import { lazy, Suspense, useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { ExportSetting } from './ExportSetting.tsx'
import { settingsMessages } from './messages.ts'
import { Section } from './Section.tsx'
import { sections } from './sections.ts'
import { Setting } from './Setting.tsx'

const OwnImportSetting = lazy(() => import('./OwnImportSetting.tsx'))

/** What is kept is theirs: to take away, or to end. */
export function DataSection({ user }: { user: User }) {
  const t = useMessages(settingsMessages)
  const [isErasing, setErasing] = useState(false)
  return (
    <Section info={sections.data} title={t.sections.data}>
      <ExportSetting />
      <Suspense>
        <OwnImportSetting zone={user.zone} />
      </Suspense>
      <Setting label={t.data.erase} hint={t.data.eraseHint}>
        <Button kind="quiet" onClick={() => setErasing(true)}>
          {t.data.eraseOpen}
        </Button>
      </Setting>
      {isErasing && <EraseDialog user={user} onClose={() => setErasing(false)} />}
    </Section>
  )
}
