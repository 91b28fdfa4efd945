import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { crisisIn } from '#platform/care/crisis.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { askForPicture, getAsked, MAX_ASKED_WORDS, type Asked } from '../../contract-asked.ts'
import styles from './Asked.module.css'
import { askedMessages } from './messages.ts'

const CrisisCard = lazy(() => import('#platform/web/care/CrisisCard.tsx').then((file) => ({ default: file.CrisisCard })))
const SHAPES: readonly Asked['shape'][] = ['square', 'upright', 'wide']

export default function AskedForm({ onAsked }: { onAsked: () => void }) {
  const t = useMessages(askedMessages)
  const client = useQueryClient()
  const [words, setWords] = useState('')
  const [shape, setShape] = useState<Asked['shape']>('square')
  // A retry after a lost answer uses the same id, so it is the same request.
  const [id, setId] = useState(() => uuidv7())
  const ask = useMutation({
    ...mutationOf(askForPicture),
    onSuccess: () => {
      setWords('')
      setId(uuidv7())
      onAsked()
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(getAsked) }),
  })
  const text = words.trim()
  const sign = crisisIn(text)
  const isReady = text !== '' && !sign
  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !ask.isPending) ask.mutate({ body: { id, words: text, shape } })
      }}
    >
      <Field label={t.words} hint={t.wordsHint}>
        <TextArea
          rows={2}
          maxLength={MAX_ASKED_WORDS}
          value={words}
          onChange={(value) => {
            setWords(value)
            setId(uuidv7())
          }}
        />
      </Field>
      {sign && (
        <Suspense>
          <CrisisCard level={3} kind={sign.kind} />
        </Suspense>
      )}
      <SegmentedControl
        label={t.shape}
        value={shape}
        options={SHAPES.map((value) => ({ value, label: t.shapes[value] }))}
        onChange={setShape}
      />
      <div>
        <Button type="submit" loading={ask.isPending} aria-disabled={!isReady || undefined}>
          {t.ask}
        </Button>
      </div>
      <p role="alert" className={styles.failed}>
        {ask.error ? (ask.error instanceof NetworkError ? t.offline : ask.error.message || t.failed) : ''}
      </p>
      <p role="status" className={styles.hint}>
        {ask.isSuccess && words === '' ? t.asked : ''}
      </p>
    </Stack>
  )
}
