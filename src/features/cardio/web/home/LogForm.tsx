import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { cardioMessages } from '../core/messages.ts'
import { keepSession } from '../data/writing.ts'
import { emptyDraft, readDraft, type Draft, type Problems } from './draft.ts'
import { MainFields, MoreFields } from './Fields.tsx'
import { KindChoice } from './KindChoice.tsx'
import { takeDraft } from './offered-draft.ts'

/** The quick form for a session: a kind, a number, and Enter. */
export function LogForm({ startsFocused }: { startsFocused: boolean }) {
  const t = useMessages(cardioMessages)
  const format = useFormat()
  const client = useQueryClient()
  const { id: userId } = useUser()
  const [draft, setDraft] = useState<Draft>(() => takeDraft(userId) ?? emptyDraft())
  const [problems, setProblems] = useState<Problems>({})
  const [hasMore, setMore] = useState(false)
  const minutes = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (startsFocused) minutes.current?.focus()
  }, [startsFocused])
  const change = (part: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...part }))
    setProblems({})
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readDraft(draft, format, { now: Date.now(), zone: deviceZone() })
    if ('problems' in read) {
      setProblems(read.problems)
      if (read.problems.minutes) minutes.current?.focus()
      return
    }
    const stored = draft
    setDraft({ ...emptyDraft(draft.kind), effort: draft.effort })
    setMore(false)
    const text = `${t.kind[read.fields.kind]}, ${format.duration(read.fields.seconds)}`
    void keepSession(client, uuidv7(), read.fields, text).then((holds) => !holds && setDraft(stored))
  }

  return (
    <Card as="section" look="tinted" aria-labelledby="log">
      <Stack as="form" onSubmit={submit} noValidate>
        <h2 id="log">{t.log.title}</h2>
        <KindChoice
          kind={draft.kind}
          onChange={(kind) => change({ kind, effort: emptyDraft(kind).effort, ...(kind === 'class' && { distance: '' }) })}
        />
        <MainFields draft={draft} problems={problems} onChange={change} minutesRef={minutes} />
        {hasMore && <MoreFields draft={draft} problems={problems} onChange={change} />}
        <Cluster>
          <Button type="submit" size="lg">
            {t.log.keep}
          </Button>
          {!hasMore && (
            <Button kind="quiet" size="sm" onClick={() => setMore(true)}>
              {t.log.more}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
