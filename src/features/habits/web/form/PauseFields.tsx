import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MAX_PAUSES } from '../../contract.ts'
import type { Draft } from './draft.ts'
import shared from './Form.module.css'
import styles from './PauseFields.module.css'
import { formMessages } from './messages.ts'

type Props = { pauses: Draft['pauses']; problem: string | undefined; onChange: (pauses: Draft['pauses']) => void }

/** Pauses of a habit: ranges of days on which it is not due. */
export function PauseFields({ pauses, problem, onChange }: Props) {
  const t = useMessages(formMessages)
  const set = (at: number, part: Partial<Draft['pauses'][number]>) =>
    onChange(pauses.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <Stack as="fieldset" gap={3} className={shared.part}>
      <legend>{t.pauses}</legend>
      <p className="note">{t.pausesHint}</p>
      {pauses.map((pause, index) => (
        // oxlint-disable-next-line no-array-index-key -- rows of a form have no other name
        <div key={index} className={shared.pause}>
          <Field label={t.from}>
            <DateField value={pause.from} onChange={(from) => set(index, { from })} />
          </Field>
          <Field label={t.to} optional>
            <DateField value={pause.to} min={pause.from} onChange={(to) => set(index, { to })} />
          </Field>
          <IconButton icon={trash} label={t.removePause(pause.from)} onClick={() => onChange(pauses.toSpliced(index, 1))} />
        </div>
      ))}
      <p className={styles.error} role="alert">
        {problem}
      </p>
      <div>
        <Button
          kind="quiet"
          size="sm"
          icon={plus}
          disabled={pauses.length >= MAX_PAUSES}
          onClick={() => onChange([...pauses, { from: '', to: '' }])}
        >
          {t.addPause}
        </Button>
      </div>
    </Stack>
  )
}
