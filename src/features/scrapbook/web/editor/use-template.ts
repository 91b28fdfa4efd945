import { useCallback } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { adding, type Edit } from '../../core/edits.ts'
import { META } from '../../core/kinds.ts'
import { itemsOfTemplate, type Template } from '../../core/templates.ts'
import { textHeight } from '../canvas/measure-text.ts'
import { templateMessages } from './template-messages.ts'
import type { Placed } from '../tools/new-items.ts'
import type { Editor } from '../state/use-editor.ts'

type Change = (items: (Placed & { id: string })[]) => (Placed & { id: string })[]

/** Applies a template to the page as one edit: its paper, and its objects above existing ones. `change` fills its objects. */
export function useTemplate({ act, page, about }: Editor) {
  const t = useMessages(templateMessages)
  const today = useToday()
  return useCallback(
    (template: Template, change: Change = (items) => items, more: Placed = {}) => {
      const items = itemsOfTemplate(template, about.format, t.words, today).map((fields) => ({ ...fields, id: uuidv7() }))
      const laid = change(items).map((fields) =>
        fields.kind === 'text' ? { ...fields, h: textHeight({ ...fields, w: fields.w ?? 100 }) } : fields,
      )
      const edit: Edit = new Map([
        [META, { paper: template.paper, colour: template.colour, ...(about.title === '' && more) }],
        ...adding(page, laid),
      ])
      act(edit)
    },
    [act, page, about, t, today],
  )
}
