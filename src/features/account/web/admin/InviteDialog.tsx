import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { listActs, listInvitations, makeInvitation } from '../../contract-admin.ts'
import { onlyErrors } from '#platform/web/forms/field-errors.ts'
import { FormDialog } from '../settings/FormDialog.tsx'
import { useDialogForm } from '../settings/use-dialog-form.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { adminMessages } from './messages.ts'

const USES = [1, 2, 5, 10, 50]
const DAYS = [1, 7, 30, 90]

/** Creates an invitation; the link of one without mail is then shown, this once. */
export function InviteDialog({ mails, onClose }: { mails: boolean; onClose: () => void }) {
  const t = useMessages(adminMessages).invitations
  const client = useQueryClient()
  const [way, setWay] = useState<'link' | 'mail'>('link')
  const [wish, setWish] = useState({ note: '', email: '', uses: 1, days: 7 })
  const [link, setLink] = useState<string>()
  const isMail = way === 'mail'
  const { errors, controlOf, form, isSending, error, submit } = useDialogForm({
    fields: ['email', 'note'],
    check: () => onlyErrors({ email: isMail && wish.email.trim() === '' && t.needed }),
    send: () => {
      const { email, ...rest } = wish
      return call(makeInvitation, { body: { ...rest, ...(isMail && { email: email.trim(), uses: 1 }) } })
    },
    onDone(made) {
      void client.invalidateQueries({ queryKey: [listInvitations.path] })
      void client.invalidateQueries({ queryKey: [listActs.path] })
      if (made.link) return setLink(made.link)
      toast({ title: t.sent(wish.email.trim()), tone: 'good' })
      onClose()
    },
  })
  if (link) return <LinkDialog link={link} onClose={onClose} />
  return (
    <FormDialog title={t.dialog} lead={t.lead} submit={t.save} {...{ form, isSending, error, onClose }} onSubmit={submit}>
      <SegmentedControl
        label={t.way}
        options={(['link', 'mail'] as const).map((value) => ({ value, label: t.ways[value] }))}
        value={way}
        onChange={setWay}
        wide
      />
      {isMail ? (
        <Field label={t.email} {...(!mails && { hint: t.outbox })} error={errors.email}>
          <TextInput
            {...controlOf('email', wish.email, (email) => setWish({ ...wish, email }))}
            type="email"
            inputMode="email"
            maxLength={254}
          />
        </Field>
      ) : (
        <Field label={t.uses}>
          <Select
            value={wish.uses}
            options={USES.map((n) => ({ value: n, label: t.people(n) }))}
            onChange={(value) => setWish({ ...wish, uses: value })}
          />
        </Field>
      )}
      <Field label={t.days}>
        <Select
          value={wish.days}
          options={DAYS.map((n) => ({ value: n, label: t.dayCount(n) }))}
          onChange={(value) => setWish({ ...wish, days: value })}
        />
      </Field>
      <Field label={t.note} hint={t.noteHint} error={errors.note} optional>
        <TextInput name="note" maxLength={80} value={wish.note} onChange={(value) => setWish({ ...wish, note: value })} />
      </Field>
    </FormDialog>
  )
}
