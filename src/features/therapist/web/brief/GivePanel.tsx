import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { addDays } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/call.ts'
import { fieldsOf } from '#platform/web/forms/field-errors.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { addTherapistShare, listTherapistShares } from '../../contract-brief.ts'
import type { RecordKind } from '../../kinds.ts'
import { coreMessages } from '../core/messages.ts'
import { briefMessages } from './messages.ts'

const LINK_DAYS = 14

type Props = { way: 'link' | 'account'; chosen: { from: string; to: string; kinds: RecordKind[] }; onClose: () => void }

/** Asks for the end, the recipient and whether the name is shown; then creates the link or the access. */
export function GivePanel({ way, chosen, onClose }: Props) {
  const t = useMessages(briefMessages)
  const c = useMessages(coreMessages)
  const today = useToday()
  const client = useQueryClient()
  const [id] = useState(() => uuidv7())
  const [until, setUntil] = useState(way === 'link' ? addDays(today, LINK_DAYS) : '')
  const [username, setUsername] = useState('')
  const [isNamed, setNamed] = useState(false)
  const [isOpenEnd, setOpenEnd] = useState(way === 'account')
  const [error, setError] = useState<Error>()
  const [isBusy, setBusy] = useState(false)
  const problems = fieldsOf(error)

  async function give() {
    setBusy(true)
    setError(undefined)
    try {
      const body = {
        ...chosen,
        to: isOpenEnd ? null : chosen.to,
        username: way === 'account' ? username.trim() : null,
        isNamed,
        // The end of the chosen day, in the time zone of the device.
        expiresAt: until === '' ? null : new Date(Date.parse(`${until}T00:00:00`) + 86_400_000).toISOString(),
      }
      await call(addTherapistShare, { params: { id }, body })
      await client.invalidateQueries({ queryKey: keyOf(listTherapistShares) })
      onClose()
    } catch (refused) {
      setError(refused as Error)
    } finally {
      setBusy(false)
    }
  }
  const general = error && Object.keys(problems).length === 0 ? error.message : undefined
  return (
    <FormDialog
      title={way === 'link' ? t.linkTitle : t.accountTitle}
      description={way === 'link' ? t.linkText : t.accountText}
      submit={way === 'link' ? t.makeLink : t.giveAccess}
      cancel={c.cancel}
      isBusy={isBusy}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      <Stack gap={4}>
        {way === 'account' && (
          <Field label={t.username} error={problems.username ?? general}>
            <TextInput autoCapitalize="none" value={username} onChange={setUsername} />
          </Field>
        )}
        <Field label={t.until} optional={way === 'account'} error={problems.expiresAt ?? (way === 'link' ? general : undefined)}>
          <DateField value={until} min={today} onChange={setUntil} />
        </Field>
        <Switch label={t.openEnd} hint={t.openEndHint} checked={isOpenEnd} onChange={setOpenEnd} />
        {way === 'link' && <Switch label={t.named} checked={isNamed} onChange={setNamed} />}
      </Stack>
    </FormDialog>
  )
}
