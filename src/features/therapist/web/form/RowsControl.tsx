import { useId } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { close, plus } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import type { Problems } from '../../form/check.ts'
import type { Field, Row } from '../../form/fields.ts'
import { coreMessages } from '../core/messages.ts'
import { useWords } from '../core/use-words.ts'
import { PlainControl, useProblemWords } from './PlainControl.tsx'
import styles from './Form.module.css'

type Props = {
  field: Field & { kind: 'rows' }
  rows: readonly Row[]
  problems: Problems
  onChange: (rows: readonly Row[]) => void
}

/** A list of equal rows: people, steps, ideas. */
export function RowsControl({ field, rows, problems, onChange }: Props) {
  const t = useMessages(coreMessages).form
  const w = useWords()
  const words = useProblemWords()
  const id = useId()
  const shown = rows.length === 0 ? [{}] : rows
  const change = (at: number, row: Row) => onChange(shown.map((other, index) => (index === at ? row : other)))
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {w(field.label)}
      </p>
      {field.hint && <p className="note">{w(field.hint)}</p>}
      {shown.map((row, at) => (
        // oxlint-disable-next-line no-array-index-key -- rows have no names; they are added at the end
        <div key={at} className={styles.row} role="group" aria-label={`${w(field.label)} ${at + 1}`}>
          <Grid min="12rem" gap={3}>
            {field.of.map((plain) => (
              <PlainControl
                key={plain.name}
                field={plain}
                value={row[plain.name]}
                problem={problems[`${field.name}.${at}.${plain.name}`]}
                onChange={(value) => {
                  const { [plain.name]: _, ...rest } = row
                  change(at, value === undefined ? rest : { ...rest, [plain.name]: value })
                }}
              />
            ))}
          </Grid>
          {rows.length > 0 && (
            <IconButton icon={close} size="sm" label={t.remove(at + 1)} onClick={() => onChange(rows.filter((_, index) => index !== at))} />
          )}
        </div>
      ))}
      {problems[field.name] && <p className={styles.problem}>{words(problems[field.name])}</p>}
      {shown.length < field.most && (
        <Button kind="quiet" size="sm" icon={plus} className={styles.add} onClick={() => onChange([...shown, {}])}>
          {w(field.add)}
        </Button>
      )}
    </Stack>
  )
}
