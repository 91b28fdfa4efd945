import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Body } from '../../form/fields.ts'
import type { Tool } from '../../tools/tool.ts'
import { coreMessages } from '../core/messages.ts'
import type { KnownRecord } from '../data/changes.ts'
import { writeRecord } from '../data/writing.ts'
import { useDraft } from '../form/use-draft.ts'

/**
 * A record of a tool that is being filled in, new or again: its draft, saving and leaving. Form and conversation of a tool share the draft of its
 * new record. Undefined until it is known whether there is a draft. Without `onClose` both ways lead on: to the record, or back to the tool.
 */
export function useFilling(tool: Tool, record?: KnownRecord, onClose?: () => void) {
  const c = useMessages(coreMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const today = useToday()
  const [id] = useState(() => record?.id ?? uuidv7())
  const draft = useDraft(record ? `${tool.kind} ${record.id}` : tool.kind, record)
  if (!draft) return undefined
  const home = `/my-therapist/tools/${tool.kind}`

  async function save(body: Body): Promise<void> {
    const written = { id, kind: tool.kind, day: record?.day ?? today, body: body as KnownRecord['body'] }
    if (!(await writeRecord(client, written, draft!.seen))) return
    await draft!.drop()
    toast({ title: c.saved, tone: 'good' })
    if (onClose) onClose()
    else void navigate(`${home}/${id}`, { replace: true })
  }
  const cancel = () => void draft.drop().then(onClose ?? (() => navigate(home, { replace: true })))
  return { id, draft, save, cancel }
}
