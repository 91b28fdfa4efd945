import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MAX_TEXT } from '../../form/fields.ts'
import type { ProgrammeDay } from '../../programmes/programme.ts'
import { toolEntry } from '../../tools/catalog.ts'
import { Care } from '../core/Care.tsx'
import { useWords } from '../core/use-words.ts'
import { useDraft } from '../form/use-draft.ts'
import { programmeMessages } from './messages.ts'

type Props = {
  day: ProgrammeDay
  number: number
  note: string
  /** Key of the stored draft of the note. */
  draft: string
  onMark: (what: 'done' | 'skipped', note: string) => Promise<void>
  onPause: () => void
  /** The person chose it from the list; it is not the next day. */
  isChosen: boolean
}

/** A day: a text, an exercise, a practice, and a field for a note. */
export function DayView({ day, number, note, draft: name, onMark, onPause, isChosen }: Props) {
  const t = useMessages(programmeMessages)
  const w = useWords()
  const draft = useDraft(name)
  const tool = toolEntry(day.tool)
  const text = String(draft?.body.note ?? note)
  const mark = (what: 'done' | 'skipped') => void onMark(what, text).then(() => draft?.drop())
  return (
    <Card as="section" aria-label={t.day(number)}>
      <Stack gap={3}>
        <p className="note">{t.day(number)}</p>
        <h2>{w(day.title)}</h2>
        <p>{w(day.read)}</p>
        <h3>{t.exercise}</h3>
        <p>{w(day.exercise)}</p>
        {tool && (
          <p>
            <Link to={`/my-therapist/tools/${tool.kind}`} viewTransition>
              {w(tool.title)}
            </Link>
          </p>
        )}
        <h3>{t.practice}</h3>
        <p>{w(day.practice)}</p>
        <Field label={t.note} optional>
          <TextArea rows={3} maxLength={MAX_TEXT} value={text} onChange={(value) => draft?.change({ note: value })} />
        </Field>
        <Cluster>
          <Button onClick={() => mark('done')}>{t.markDone}</Button>
          <Button kind="soft" onClick={() => mark('skipped')}>
            {t.skip}
          </Button>
          <Button kind="quiet" onClick={onPause}>
            {isChosen ? t.toNext : t.pause}
          </Button>
        </Cluster>
        <Care name={name} texts={[text]} />
      </Stack>
    </Card>
  )
}
