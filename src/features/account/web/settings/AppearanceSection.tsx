import { useMessages } from '#platform/web/i18n/messages.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { settingsMessages } from './messages.ts'
import { PersonFields } from './PersonFields.tsx'
import { sections } from './sections.ts'
import type { ProfileSave } from './use-profile-save.ts'

/** Display settings: light, language, units, and the start of the person's day. */
export function AppearanceSection({ profile }: { profile: ProfileSave }) {
  const t = useMessages(settingsMessages)
  return (
    <Section info={sections.appearance} title={t.sections.appearance}>
      <PersonFields profile={profile} />
    </Section>
  )
}
