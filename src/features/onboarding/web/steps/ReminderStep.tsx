import { clockTime } from '#platform/contract/dates.ts'
import { useEffect, useState, type FormEvent } from 'react'
import { EVERY_DAY } from '#platform/contract/reminders.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { PushPermission } from '#platform/web/reminders/PushPermission.tsx'
import { useReminders } from '#platform/web/reminders/use-reminders.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { bell } from '#platform/web/ui/icons/subjects.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TimeField } from '#platform/web/ui/TimeField.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { onboardingMessages } from '../core/messages.ts'
import shared from '../core/Onboarding.module.css'
import styles from './ReminderStep.module.css'

const EVENING = '20:00'

const minutesOf = (time: string) => {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Sets a time for one reminder, and only then asks for permission to show notifications on this device. */
export function ReminderStep({ onAnswered }: { onAnswered: () => void }) {
  const t = useMessages(onboardingMessages).reminder
  const format = useFormat()
  const reminders = useReminders()
  const { data, error } = reminders.query
  const [chosen, setChosen] = useState('')
  const [time, setTime] = useState(EVENING)
  const [isWrong, setWrong] = useState(false)
  const [made, setMade] = useState<{ title: string; time: string }>()
  // On return to this step, the stored reminder is shown.
  const stored = data?.reminders.find(({ weekdays }) => weekdays === EVERY_DAY)
  const set = made ?? (stored && { title: stored.title, time: clockTime(stored.minutes) })
  const isSet = set !== undefined
  useEffect(() => {
    if (isSet) onAnswered()
  }, [isSet, onAnswered])

  if (set) {
    return (
      <Stack>
        <p className={styles.isSet} role="status">
          <Icon of={bell} />
          <span>{t.isSet(set.title, format.localTime(set.time))}</span>
        </p>
        <PushPermission />
        <p className="soft">{t.change}</p>
      </Stack>
    )
  }
  if (error) return <p className="soft">{t.failed}</p>
  if (!data) return <Skeleton shape="card" className={shared.shadow} />
  const { subjects } = data
  const about = subjects.find(({ owner, subject }) => `${owner} ${subject}` === chosen) ?? subjects[0]
  if (!about) return <p className="soft">{t.none}</p>

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const minutes = minutesOf(time)
    if (Number.isNaN(minutes)) return setWrong(true)
    void reminders.add(about.owner, about.subject, about.title, minutes)
    setMade({ title: about.title, time })
  }
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <Field label={t.about}>
        <Select
          value={`${about.owner} ${about.subject}`}
          options={subjects.map(({ owner, subject, title }) => ({ value: `${owner} ${subject}`, label: title }))}
          onChange={setChosen}
        />
      </Field>
      <Field label={t.at} error={isWrong ? t.noTime : undefined}>
        <TimeField
          value={time}
          onChange={(next) => {
            setTime(next)
            setWrong(false)
          }}
        />
      </Field>
      <div className={styles.wideField}>
        <Button type="submit" icon={bell}>
          {t.set(format.localTime(time || EVENING))}
        </Button>
      </div>
    </form>
  )
}
