import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { copy, edit } from '#platform/web/ui/icons/actions.ts'
import { eyeOff } from '#platform/web/ui/icons/marks.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { BuiltInTemplate } from '../../prompts/templates.ts'
import { useRecords } from '../local/use-journal.ts'
import { useBuiltInTemplates } from '../prompts/use-built-in-templates.ts'
import { Archived } from './Archived.tsx'
import { settingsMessages } from './messages.ts'
import { partMessages } from './part-messages.ts'
import { lastOrder } from './order.ts'
import { OrderedRecords } from './OrderedRecords.tsx'
import { PartGroup } from './PartGroup.tsx'
import { RecordRow } from './RecordRow.tsx'
import { TemplateDialog, type TemplateDraft } from './TemplateDialog.tsx'
import { useArchive } from './use-archive.ts'
import { useChange } from './use-change.ts'
import styles from './Settings.module.css'

const BLANK: TemplateDraft = { id: undefined, name: '', title: '', body: '' }

export function TemplatesPart() {
  const t = useMessages(settingsMessages)
  const { templates: words } = useMessages(partMessages)
  const builtIn = useBuiltInTemplates()
  const change = useChange()
  const archive = useArchive()
  const all = useRecords('template')
  const own = all.filter(({ data }) => !data.archived)
  const [draft, setDraft] = useState<TemplateDraft>()
  const save = (fields: Omit<TemplateDraft, 'id'>) =>
    draft?.id ? change('template', draft.id, fields) : change('template', uuidv7(), { ...fields, order: lastOrder(all), archived: false })
  const take = async ({ name, title = '', body }: BuiltInTemplate) => {
    if (await change('template', uuidv7(), { name, title, body, order: lastOrder(all), archived: false }))
      toast({ title: words.copied(name), tone: 'good' })
  }
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <PartGroup
        title={words.own}
        actions={
          <Button size="sm" icon={plus} onClick={() => setDraft(BLANK)}>
            {words.add}
          </Button>
        }
      >
        <OrderedRecords kind="template" label={words.label} items={own} none={words.none}>
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
        </OrderedRecords>
        <Archived among={all} onRestore={(id) => void change('template', id, { archived: false })} />
      </PartGroup>
      {builtIn.length > 0 && (
        <PartGroup title={words.builtIn}>
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
        </PartGroup>
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
