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
 * A record of a tool being filled in or edited: its draft, saving and cancelling. The form and the conversation of a tool share the draft
 * of a new record. Undefined until the device has been read. Without `onClose`, saving opens the record and cancelling the tool.
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
