import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { FORMATS, PATTERNS, type Format } from '../../core/kinds.ts'
import { ColourChoice } from './ColourChoice.tsx'
import { propMessages } from './prop-messages.ts'
import type { Editor } from '../state/use-editor.ts'

/** Title, day, shape and paper of the page itself. */
export function PagePanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(propMessages)
  const today = useToday()
  const { about, setPage } = editor
  const [title, setTitle] = useState(about.title)
  const saveTitle = () => title !== about.title && setPage({ title })
  return (
    <Sheet
      onClose={() => {
        saveTitle()
        onClose()
      }}
      title={t.page}
      actions={
        <Button
          onClick={() => {
            saveTitle()
            onClose()
          }}
        >
          {t.done}
        </Button>
      }
    >
      <Stack>
        <Field label={t.pageTitle}>
          <TextInput value={title} maxLength={200} onChange={setTitle} onBlur={saveTitle} />
        </Field>
        <Field label={t.pageDay} hint={t.pageDayHint} optional>
          <DateField value={about.day ?? ''} max={today} onChange={(day) => setPage({ day: day || null })} />
        </Field>
        <SegmentedControl
          label={t.format}
          value={about.format}
          options={(Object.keys(FORMATS) as Format[]).map((value) => ({ value, label: t.formats[value] }))}
          onChange={(format) => setPage({ format })}
        />
        <Field label={t.paper}>
          <Select
            value={about.paper}
            options={PATTERNS.map((value) => ({ value, label: t.patterns[value] }))}
            onChange={(value) => setPage({ paper: value })}
          />
        </Field>
        <ColourChoice label={t.colour} value={about.colour} onChange={(colour) => setPage({ colour })} />
      </Stack>
    </Sheet>
  )
}
