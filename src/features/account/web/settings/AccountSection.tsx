import { lazy, Suspense, useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmailSetting } from './EmailSetting.tsx'
import { settingsMessages } from './messages.ts'
import { NameField } from './NameField.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { sections } from './sections.ts'
import { Setting } from './Setting.tsx'
import styles from './settings.module.css'
import type { ProfileSave } from './use-profile-save.ts'

const ChangePasswordDialog = lazy(() => import('./ChangePasswordDialog.tsx').then((file) => ({ default: file.ChangePasswordDialog })))

/** The person's names and contact address. */
export function AccountSection({ user, profile }: { user: User; profile: ProfileSave }) {
  const t = useMessages(settingsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Section info={sections.account} title={t.sections.account}>
      <NameField value={user.displayName} state={profile.states.displayName} onSave={(name) => profile.save('displayName', name)} />
      <Setting label={t.name.username} hint={t.name.usernameHint}>
        <span className={styles.value}>{user.username}</span>
      </Setting>
      <EmailSetting user={user} />
      <Setting label={t.password.label} hint={t.password.hint}>
        <Button kind="soft" onClick={() => setOpen(true)} aria-label={t.password.title}>
          {t.password.change}
        </Button>
      </Setting>
      <Suspense>{isOpen && <ChangePasswordDialog user={user} onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  )
}
