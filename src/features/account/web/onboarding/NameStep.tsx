import { clockTime } from '#platform/contract/dates.ts'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { languageNames, useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { setUser, useUser } from '#platform/web/session/session.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { updateProfile } from '../../contract.ts'
import { fieldsOf } from '#platform/web/forms/field-errors.ts'
import { settingsMessages } from '../settings/messages.ts'
import styles from './NameStep.module.css'

const DayFields = lazy(() => import('./DayFields.tsx'))

/** The welcome step for the name, saved before it continues; and the device's time zone, language and units, for changes. */
export default function NameStep({ formId, onDone }: { formId: string; onDone: () => void }) {
  const t = useMessages(settingsMessages)
  const user = useUser()
  const { zone, units, dayStart } = user
  const { language } = useLocaleSettings()
  const format = useFormat()
  const [isShowing, setShowing] = useState(false)
  const [name, setName] = useState(user.displayName ?? '')
  const save = useMutation({
    mutationFn: (displayName: string | null) => call(updateProfile, { body: { displayName } }),
    onSuccess: (answer) => {
      setUser(answer)
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim() || null
    if (wanted === user.displayName) return onDone()
    if (!save.isPending) save.mutate(wanted)
  }
  return (
    <Stack id={formId} onSubmit={submit} as="form" gap={6}>
      <Field label={t.name.label} error={save.error ? (fieldsOf(save.error).displayName ?? save.error.message) : undefined}>
        <TextInput
          name="displayName"
          autoComplete="given-name"
          maxLength={80}
          placeholder={user.username}
          value={name}
          onChange={setName}
        />
      </Field>
      <details className={styles.day} onToggle={({ currentTarget }) => currentTarget.open && setShowing(true)}>
        <summary>
          <span className="note">
            {t.guessed([
              languageNames[language],
              zone.replaceAll('_', ' '),
              t.units[units],
              t.dayFrom(format.localTime(clockTime(dayStart))),
            ])}
          </span>
          <span className={styles.change}>
            {t.changeGuess}
            <Icon of={chevronDown} size={18} />
          </span>
        </summary>
        {isShowing && (
          <Suspense fallback={<Skeleton shape="card" height="18rem" />}>
            <DayFields />
          </Suspense>
        )}
      </details>
    </Stack>
  )
}
