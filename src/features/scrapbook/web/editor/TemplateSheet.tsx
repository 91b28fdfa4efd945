import { useMemo } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { adding } from '../../core/edits.ts'
import { META } from '../../core/kinds.ts'
import { stamped, type Records, type Value } from '../../core/merge.ts'
import { itemsOfTemplate, TEMPLATES, type Template } from '../../core/templates.ts'
import { recordsOfEdit } from '../../core/edits.ts'
import PagePicture from '../canvas/PagePicture.tsx'
import { pictureUrl } from '../data/pictures.ts'
import { templateMessages } from './template-messages.ts'
import { useTemplate } from './use-template.ts'
import type { Editor } from '../state/use-editor.ts'
import styles from './Workbench.module.css'

const STILL = '000000000-0000-template'
const small = (id: string) => pictureUrl(id, 'thumb')

/** Previews of the templates in this page's format. */
export function TemplateSheet({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(templateMessages)
  const lay = useTemplate(editor)
  return (
    <Sheet onClose={onClose} title={t.title} description={t.lead}>
      <ul role="list" className={styles.templates}>
        {TEMPLATES.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className={styles.template}
              onClick={() => {
                lay(template)
                onClose()
              }}
            >
              <Preview template={template} format={editor.about.format} />
              <span>{t.names[template.id]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function Preview({ template, format }: { template: Template; format: Editor['about']['format'] }) {
  const t = useMessages(templateMessages)
  const today = useToday()
  const records = useMemo((): Records => {
    const items = itemsOfTemplate(template, format, t.words, today).map((fields, at) => ({ ...fields, id: `${template.id} ${at}` }))
    const list = recordsOfEdit(adding(new Map(), items), STILL)
    const about = stamped(META, { format, paper: template.paper, colour: template.colour } as Record<string, Value>, STILL)
    return new Map([about, ...list].map((record) => [record.id, record]))
  }, [template, format, t, today])
  return <PagePicture records={records} pictureUrl={small} />
}
