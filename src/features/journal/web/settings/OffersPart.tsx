import { useMessages } from '#platform/web/i18n/messages.ts'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { SETTINGS_ID } from '../../contract/records.ts'
import { useJournalSettings } from '../local/use-journal.ts'
import { promptMessages } from '../prompts/messages.ts'
import { ReflectSetting } from '../prompts/ReflectSetting.tsx'
import { GroupHead } from './PartGroup.tsx'
import { partMessages } from './part-messages.ts'
import { useChange } from './use-change.ts'
import styles from './Settings.module.css'

export function OffersPart() {
  const own = useMessages(partMessages)
  const reflect = useMessages(promptMessages).setting
  const { settings } = useJournalSettings()
  const change = useChange()
  return (
    <>
      <p className={styles.lead}>{own.offers.lead}</p>
      <Switch
        label={own.offers.memories}
        hint={own.offers.memoriesHint}
        checked={settings.memories}
        onChange={(memories) => void change('settings', SETTINGS_ID, { memories })}
      />
      <Switch
        label={own.offers.prompts}
        hint={own.offers.promptsHint}
        checked={settings.prompts}
        onChange={(prompts) => void change('settings', SETTINGS_ID, { prompts })}
      />
      <GroupHead title={reflect.title} />
      <ReflectSetting />
    </>
  )
}
