import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { book } from '#platform/web/ui/icons/subjects.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import { useRecords } from '../local/use-journal.ts'
import { useBuiltInTemplates } from '../prompts/use-built-in-templates.ts'
import { journalsMessages } from './messages.ts'

/** Offers the journal's template while the entry is empty. A deleted template is not offered. */
export function TemplateOffer({ template, onPatch }: { template: string; onPatch: (patch: EntryPatch) => void }) {
  const t = useMessages(journalsMessages)
  const own = useRecords('template').find(({ id, data }) => id === template && !data.archived)?.data
  const builtIn = useBuiltInTemplates()
  const found = own ?? builtIn.find(({ id }) => id === template)
  if (!found) return null
  return (
    <Button kind="soft" size="sm" icon={book} onClick={() => onPatch({ title: found.title ?? '', body: found.body })}>
      {t.begin(found.name)}
    </Button>
  )
}
