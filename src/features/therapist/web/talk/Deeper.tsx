import { useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MAX_TEXT, type Body } from '../../form/fields.ts'
import type { ToolKind } from '../../kinds.ts'
import { withMore } from '../../talk/talk.ts'
import { coreMessages } from '../core/messages.ts'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'
import { useDeeper } from './use-guide.ts'

type Props = { tool: ToolKind; field: string; body: Body; onAdd: (value: string) => void }

/** A further question of the model about the answer in a field; its answer is appended there. */
export function Deeper({ tool, field, body, onAdd }: Props) {
  const t = useMessages(talkMessages)
  const c = useMessages(coreMessages)
  const { language } = useLocaleSettings()
  const [text, setText] = useState('')
  const { asked, note, ask, close } = useDeeper({ tool, field, body, language })
  const question = asked.state === 'answered' ? asked.answer.question : ''
  if (question === '')
    return (
      <Cluster>
        <Button kind="soft" size="sm" loading={asked.state === 'asking'} onClick={ask}>
          {t.deeper}
        </Button>
        <p role="status" className="note">
          {note}
        </p>
      </Cluster>
    )
  return (
    <Stack className={styles.deeper}>
      <Field label={question}>
        <TextArea rows={2} dir="auto" maxLength={MAX_TEXT} value={text} onChange={setText} />
      </Field>
      <Cluster>
        <Button
          size="sm"
          disabled={text.trim() === ''}
          onClick={() => {
            onAdd(withMore(body[field], text, MAX_TEXT))
            setText('')
            close()
          }}
        >
          {t.add}
        </Button>
        <Button kind="quiet" size="sm" onClick={close}>
          {c.cancel}
        </Button>
      </Cluster>
    </Stack>
  )
}
