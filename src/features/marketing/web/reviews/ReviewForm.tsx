import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { fieldsOf, onlyErrors, useFormErrors } from '#platform/web/forms/field-errors.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { warning } from '#platform/web/ui/icons/controls.ts'
import { star } from '#platform/web/ui/icons/marks.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MOST_REVIEW_NAME, MOST_REVIEW_TEXT, putOwnReview, type OwnReview } from '../../contract-reviews.ts'
import { reviewMessages } from './messages.ts'
import styles from './Reviews.module.css'

const CHOICES = [1, 2, 3, 4, 5]

type Props = { before: OwnReview | undefined; onSaved: (review: OwnReview) => void; onCancel?: () => void }

export function ReviewForm({ before, onSaved, onCancel }: Props) {
  const t = useMessages(reviewMessages).own
  const { form, errors, show, clear, controlOf } = useFormErrors()
  const [stars, setStars] = useState(before?.stars ?? 0)
  const [name, setName] = useState(before?.name ?? '')
  const [text, setText] = useState(before?.text ?? '')
  const [agreed, setAgreed] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send() {
    setFailure(undefined)
    const wrong = onlyErrors({
      stars: stars === 0 && t.needed.stars,
      name: name.trim() === '' && t.needed.name,
      text: text.trim() === '' && t.needed.text,
      agreed: !agreed && t.needed.agreed,
    })
    if (isSending || show(wrong)) return
    setSending(true)
    try {
      onSaved(await call(putOwnReview, { body: { stars, name, text, agreed: true } }))
    } catch (error) {
      setSending(false)
      if (!show(fieldsOf(error))) setFailure(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Stack
      ref={form}
      as="form"
      gap={5}
      className={styles.form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="soft">{before ? t.editing : t.lead}</p>
      <Stack gap={2}>
        <span aria-hidden="true" className={styles.label}>
          {t.stars}
        </span>
        <SegmentedControl
          label={t.stars}
          options={CHOICES.map((n) => ({ value: String(n), label: t.star(n), icon: star }))}
          value={String(stars)}
          onChange={(value) => {
            setStars(Number(value))
            clear('stars')
          }}
          wide
        />
        <Problem text={errors.stars} />
      </Stack>
      <Field label={t.name} hint={t.nameHint} error={errors.name} required>
        <TextInput {...controlOf('name', name, setName)} autoComplete="nickname" maxLength={MOST_REVIEW_NAME} />
      </Field>
      <Field label={t.text} error={errors.text} required>
        <TextArea {...controlOf('text', text, setText)} rows={5} maxLength={MOST_REVIEW_TEXT} />
      </Field>
      <div>
        <label className={styles.agreed}>
          <input
            type="checkbox"
            checked={agreed}
            aria-invalid={errors.agreed ? true : undefined}
            onChange={(event) => {
              setAgreed(event.target.checked)
              clear('agreed')
            }}
          />
          <span>{t.agreed}</span>
        </label>
        <Problem text={errors.agreed} />
      </div>
      <div role="alert">{failure !== undefined && <Problem text={`${t.failed} ${failure} ${t.unsent}`} />}</div>
      <Cluster>
        <Button type="submit" loading={isSending}>
          {before ? t.save : t.send}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

function Problem({ text }: { text: string | undefined }) {
  return (
    <div aria-live="polite">
      {text && (
        <p className={styles.failure}>
          <Icon of={warning} size={18} />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
