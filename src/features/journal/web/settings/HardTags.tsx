import { useMemo, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { SETTINGS_ID } from '../../contract/records.ts'
import { tagFrom, tagsByUse, tagsLike } from '../details/tags.ts'
import { useHeads, useJournalSettings } from '../local/use-journal.ts'
import { settingsMessages } from './messages.ts'
import { PartGroup } from './PartGroup.tsx'
import { partMessages } from './part-messages.ts'
import { useChange } from './use-change.ts'
import shared from './Settings.module.css'
import styles from './HardTags.module.css'

/** Tags whose entries never appear as memories. */
export function HardTags() {
  const t = useMessages(settingsMessages)
  const own = useMessages(partMessages)
  const { settings } = useJournalSettings()
  const change = useChange()
  const heads = useHeads()
  const known = useMemo(() => tagsByUse(heads), [heads])
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const { hardTags } = settings
  const tag = tagFrom(typed)
  const offered = tagsLike(typed, known, hardTags)

  const mark = async (hard: string) => {
    if (await change('settings', SETTINGS_ID, { add: { hardTags: [hard] } })) {
      setTyped('')
      setTried(false)
    }
  }
  return (
    <PartGroup title={own.hard.tags} hint={own.hard.tagsHint}>
      {hardTags.length === 0 ? (
        <p className={shared.quiet}>{own.hard.noTags}</p>
      ) : (
        <Cluster role="list" as="ul" gap={2}>
          {hardTags.map((hard) => (
            <li key={hard}>
              <Chip name={hard} onRemove={() => void change('settings', SETTINGS_ID, { remove: { hardTags: [hard] } })}>
                #{hard}
              </Chip>
            </li>
          ))}
        </Cluster>
      )}
      <Cluster
        as="form"
        align="end"
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (tag) void mark(tag)
        }}
      >
        <Field label={own.hard.addTag} error={isTried && !tag ? own.hard.badTag : undefined} className={styles.grow}>
          <TextInput dir="auto" maxLength={61} value={typed} onChange={setTyped} />
        </Field>
        <Button type="submit" kind="soft">
          {t.add}
        </Button>
      </Cluster>
      {offered.length > 0 && (
        <Cluster gap={2} role="group" aria-label={own.hard.yourTags}>
          {offered.map((known) => (
            <Button key={known} kind="quiet" size="sm" icon={plus} onClick={() => void mark(known)}>
              #{known}
            </Button>
          ))}
        </Cluster>
      )}
    </PartGroup>
  )
}
