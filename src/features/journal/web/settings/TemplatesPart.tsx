import { useEffect, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { copy, edit } from '#platform/web/ui/icons/actions.ts'
import { eyeOff } from '#platform/web/ui/icons/marks.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { SortableList } from '#platform/web/ui/sortable/SortableList.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { loadTemplates, type BuiltInTemplate } from '../../prompts/templates.ts'
import { useRecords } from '../local/use-journal.ts'
import { Archived } from './Archived.tsx'
import { GroupTitle } from './GroupTitle.tsx'
import { settingsMessages } from './messages.ts'
import { partMessages } from './part-messages.ts'
import { lastOrder, ordersAfterMove } from './order.ts'
import { RecordRow } from './RecordRow.tsx'
import { TemplateDialog, type TemplateDraft } from './TemplateDialog.tsx'
import { useArchive } from './use-archive.ts'
import { useChange } from './use-change.ts'
import styles from './Settings.module.css'

const BLANK: TemplateDraft = { id: undefined, name: '', title: '', body: '' }

export function TemplatesPart() {
  const t = useMessages(settingsMessages)
  const { templates: words } = useMessages(partMessages)
  const { language } = useLocaleSettings()
  const change = useChange()
  const archive = useArchive()
  const all = useRecords('template')
  const own = all.filter(({ data }) => !data.archived)
  const [builtIn, setBuiltIn] = useState<readonly BuiltInTemplate[]>([])
  const [draft, setDraft] = useState<TemplateDraft>()
  useEffect(() => {
    let isOn = true
    // Without a network and a cached chunk, only the person's own templates are shown.
    loadTemplates(language).then(
      (found) => isOn && setBuiltIn(found),
      () => {},
    )
    return () => {
      isOn = false
    }
  }, [language])

  const save = (fields: Omit<TemplateDraft, 'id'>) =>
    draft?.id ? change('template', draft.id, fields) : change('template', uuidv7(), { ...fields, order: lastOrder(all), archived: false })
  const take = async ({ name, title = '', body }: BuiltInTemplate) => {
    if (await change('template', uuidv7(), { name, title, body, order: lastOrder(all), archived: false }))
      toast({ title: words.copied(name), tone: 'good' })
  }
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <Stack as="section" gap={2}>
        <header className={styles.groupHead}>
          <GroupTitle>{words.own}</GroupTitle>
          <Button size="sm" icon={plus} onClick={() => setDraft(BLANK)}>
            {words.add}
          </Button>
        </header>
        {own.length === 0 ? (
          <p className={styles.quiet}>{words.none}</p>
        ) : (
          <SortableList
            label={words.label}
            items={own}
            nameOf={({ data }) => data.name}
            onMove={(from, to) => Promise.all(ordersAfterMove(own, from, to).map(({ id, order }) => change('template', id, { order })))}
          >
            {({ id, data: { name, title, body } }) => (
              <RecordRow
                name={name}
                hint={title}
                entries={[
                  { label: t.edit, icon: edit, onSelect: () => setDraft({ id, name, title, body }) },
                  { label: t.archive, icon: eyeOff, onSelect: () => void archive([{ kind: 'template', id }], t.archivedName(name)) },
                ]}
              />
            )}
          </SortableList>
        )}
        <Archived
          items={all.filter(({ data }) => data.archived).map(({ id, data }) => ({ id, name: data.name }))}
          onRestore={(id) => void change('template', id, { archived: false })}
        />
      </Stack>
      {builtIn.length > 0 && (
        <Stack as="section" gap={2}>
          <header className={styles.groupHead}>
            <GroupTitle>{words.builtIn}</GroupTitle>
          </header>
          <ul role="list">
            {builtIn.map((template) => (
              <ListRow
                key={template.id}
                as="li"
                title={template.name}
                hint={template.description}
                trailing={
                  <Button
                    kind="soft"
                    size="sm"
                    icon={copy}
                    aria-label={`${words.copy}: ${template.name}`}
                    onClick={() => void take(template)}
                  >
                    {words.copy}
                  </Button>
                }
              />
            ))}
          </ul>
        </Stack>
      )}
      {draft && (
        <TemplateDialog
          draft={draft}
          taken={own.filter(({ id }) => id !== draft.id).map(({ data }) => data.name)}
          onSave={save}
          onClose={() => setDraft(undefined)}
        />
      )}
    </>
  )
}
