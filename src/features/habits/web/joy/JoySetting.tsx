import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { sparkle } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { chooseJoy, joyChoice, type Joy } from './choice.ts'
import { joyMessages } from './messages.ts'

const JOYS: readonly Joy[] = ['off', 'quiet', 'sound']

/** Setting: whether the end of a day's habits is celebrated, and with sound. */
export function JoySetting() {
  const t = useMessages(joyMessages)
  const [joy, setJoy] = useState(joyChoice)
  return (
    <ListRow
      icon={sparkle}
      title={t.title}
      hint={t.hint}
      trailing={
        <SegmentedControl
          label={t.title}
          value={joy}
          onChange={(next) => {
            chooseJoy(next)
            setJoy(next)
          }}
          options={JOYS.map((value) => ({ value, label: t.choices[value] }))}
        />
      }
    />
  )
}
