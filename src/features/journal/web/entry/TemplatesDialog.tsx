import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MAX_TEMPLATE, type EntryData } from '../../contract/records.ts'
import { AddInline } from '../details/AddInline.tsx'
import { useJournal, useRecords } from '../local/use-journal.ts'
import { useBuiltInTemplates } from '../prompts/use-built-in-templates.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './History.module.css'
import { showSaveFailed } from '../core/save-failed.ts'

interface TemplatesDialogProps {
  data: EntryData
  onChoose: (template: { title: string; body: string }) => void
  onClose: () => void
}

/** Templates, built-in ones and the person's own. Existing text stays; a template is added below it. */
export function TemplatesDialog({ data, onChoose, onClose }: TemplatesDialogProps) {
  const t = useMessages(entryMessages).templates
  const journal = useJournal()
  const own = useRecords('template').filter(({ data: template }) => !template.archived)
  const builtIn = useBuiltInTemplates()
  const [isNaming, setNaming] = useState(false)
  const canKeep = data.body.trim() !== '' && data.body.length <= MAX_TEMPLATE
  const keep = (name: string) =>
    journal
      .change('template', uuidv7(), { name, title: data.title, body: data.body, order: own.length, archived: false })
      .then(() => toast({ title: t.templateSaved(name), tone: 'good' }), showSaveFailed)
  return (
    <Sheet onClose={onClose} title={t.title} description={t.about}>
      <Stack gap={3}>
        {own.length > 0 && <h3>{t.own}</h3>}
        {own.map(({ id, data: template }) => (
          <div key={id} className={styles.ownTemplate}>
            <button type="button" className={styles.version} onClick={() => onChoose(template)}>
              <span>{template.name}</span>
            </button>
            <IconButton
              icon={trash}
              label={t.remove(template.name)}
              onClick={() =>
                void journal.change('template', id, { archived: true }).then(
                  () =>
                    toast({
                      title: t.removed(template.name),
                      action: {
                        label: t.undo,
                        onPress: () => void journal.change('template', id, { archived: false }).catch(showSaveFailed),
                      },
                    }),
                  showSaveFailed,
                )
              }
            />
          </div>
        ))}
        {own.length > 0 && <h3>{t.builtIn}</h3>}
        {builtIn.map((template) => (
          <button
            key={template.id}
            type="button"
            className={styles.version}
            onClick={() => onChoose({ title: template.title ?? '', body: template.body })}
          >
            <span>{template.name}</span>
            <span className="note">{template.description}</span>
          </button>
        ))}
        {isNaming ? (
          <AddInline label={t.name} maxLength={80} onAdd={(name) => void keep(name)} onDone={() => setNaming(false)} />
        ) : (
          canKeep && (
            <div>
              <Button kind="quiet" size="sm" icon={plus} onClick={() => setNaming(true)}>
                {t.keep}
              </Button>
            </div>
          )
        )}
      </Stack>
    </Sheet>
  )
}
