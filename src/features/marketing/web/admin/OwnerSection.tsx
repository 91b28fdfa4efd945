import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { fieldsOf, useFormErrors } from '#platform/web/forms/field-errors.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { profile } from '#platform/web/ui/icons/places.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getOwner, OWNER_FIELDS, setOwner, type OwnerField } from '../../contract-owner.ts'
import styles from './Admin.module.css'
import { adminMessages } from './messages.ts'

/** The owner's details that the public pages show. */
export function OwnerSection() {
  const t = useMessages(adminMessages).owner
  const query = useQuery(queryOf(getOwner))
  return (
    <Section info={{ id: 'owner', icon: profile }} title={t.title} lead={t.lead}>
      <Loading query={query} rows={3}>
        {(owner) => <OwnerForm owner={owner} />}
      </Loading>
    </Section>
  )
}

function OwnerForm({ owner }: { owner: OutputOf<typeof getOwner> }) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { form, errors, show, controlOf } = useFormErrors()
  const [values, setValues] = useState({ name: owner.name ?? '', address: owner.address ?? '', email: owner.email ?? '' })
  const isFixed = (field: OwnerField) => owner.byEnvironment.includes(field)
  const save = useMutation({
    mutationFn: () =>
      call(setOwner, { body: Object.fromEntries(OWNER_FIELDS.filter((field) => !isFixed(field)).map((field) => [field, values[field]])) }),
    onSuccess(answer) {
      client.setQueryData(keyOf(getOwner), answer)
      toast({ title: t.saved, tone: 'good' })
    },
    onError(error) {
      if (!show(fieldsOf(error))) toast({ title: t.failed, description: error.message, tone: 'destructive' })
    },
  })
  const control = (field: OwnerField) => ({
    ...controlOf(field, values[field], (value) => setValues({ ...values, [field]: value })),
    autoComplete: 'off',
    readOnly: isFixed(field),
  })
  const hintOf = (field: OwnerField, hint?: string) => (isFixed(field) ? t.owner.byEnvironment : hint)
  return (
    <Stack
      ref={form}
      noValidate
      method="post"
      as="form"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate()
      }}
    >
      <Field label={t.owner.name} hint={hintOf('name')} error={errors.name}>
        <TextInput {...control('name')} maxLength={120} />
      </Field>
      <Field label={t.owner.address} hint={hintOf('address')} error={errors.address}>
        <TextArea {...control('address')} rows={3} maxLength={400} />
      </Field>
      <Field label={t.owner.email} hint={hintOf('email', t.owner.emailHint)} error={errors.email}>
        <TextInput {...control('email')} type="email" inputMode="email" maxLength={254} />
      </Field>
      <Button type="submit" kind="soft" loading={save.isPending}>
        {t.owner.save}
      </Button>
    </Stack>
  )
}
