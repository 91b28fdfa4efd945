import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { zoneName } from '#platform/web/i18n/zones.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { TimeField } from '#platform/web/ui/TimeField.tsx'
import type { When } from '../../contract/records.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { FIRST_DAY, LAST_DAY, timeOf, typedWhen } from '../core/when.ts'

/** Sets any day from 1900 to 2100, and a time; after midnight, the person's own day may still be the day before. */
export function WhenDialog({ when, onChange, onClose }: { when: When; onChange: (when: When) => void; onClose: () => void }) {
  const t = useMessages(entryMessages).when
  const format = useFormat()
  const { dayStart } = useUser()
  const now = timeOf(when)
  const [day, setDay] = useState(now.day)
  const [time, setTime] = useState(now.time)
  const next = typedWhen(day, time, when.zone, dayStart)
  return (
    <Dialog
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            aria-disabled={!next}
            onClick={() => {
              if (!next) return
              onChange(next)
              onClose()
            }}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field label={t.day} {...(next ? {} : { error: t.wrong })}>
          <DateField value={day} min={FIRST_DAY} max={LAST_DAY} onChange={setDay} />
        </Field>
        <Field label={t.time} hint={t.zone(zoneName(when.zone))}>
          <TimeField value={time} onChange={setTime} />
        </Field>
        {next && next.localDay !== day && <p>{t.countsFor(format.localDay(next.localDay, 'long'))}</p>}
      </Stack>
    </Dialog>
  )
}
