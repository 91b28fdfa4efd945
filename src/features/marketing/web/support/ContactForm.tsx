import { useEffect, useRef, useState, type FormEvent } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { call } from '#platform/web/api/call.ts'
import { fieldsOf, onlyErrors, useFormErrors } from '#platform/web/forms/field-errors.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check, warning } from '#platform/web/ui/icons/controls.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { MESSAGE_DAYS, MOST_MESSAGE_NAME, MOST_MESSAGE_TEXT, sendMessage } from '../../contract-contact.ts'
import { supportMessages } from './messages.ts'
import styles from './Support.module.css'

type Words = { name: string; email: string; text: string; website: string }
type Sent = { email: string; mailed: boolean }

export function ContactForm() {
  const t = useMessages(supportMessages)
  const [sent, setSent] = useState<Sent>()
  if (sent) return <SentNote {...sent} onAnother={() => setSent(undefined)} />
  return (
    <section className={styles.main} aria-labelledby="write">
      <h2 id="write" className={styles.subtitle}>
        {t.form.title}
      </h2>
      <Form onSent={setSent} />
      <p className={styles.withoutScripts}>{t.form.withoutScripts}</p>
    </section>
  )
}

/** Uncontrolled fields: text typed before hydration stays, and so does all of it if sending fails. */
function Form({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useMessages(supportMessages).form
  const { form, errors, show, clear } = useFormErrors()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const idFor = useMessageId()
  usePrefilledEmail(form)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const words = Object.fromEntries(new FormData(event.currentTarget)) as Words
    setFailure(undefined)
    if (show(onlyErrors({ email: words.email.trim() === '' && t.needed.email, text: words.text.trim() === '' && t.needed.text }))) return
    setSending(true)
    try {
      const { mailed } = await call(sendMessage, { body: { id: idFor(words), ...words } })
      onSent({ email: words.email.trim(), mailed })
    } catch (error) {
      setSending(false)
      if (!show(fieldsOf(error))) setFailure(error instanceof Error ? error.message : t.failed)
    }
  }
  const field = (name: keyof Words) => ({ name, onChange: () => clear(name) })
  return (
    <form ref={form} className={styles.form} noValidate method="post" onSubmit={(event) => void send(event)}>
      <div className={styles.two}>
        <Field label={t.name} error={errors.name} optional>
          <TextInput {...field('name')} autoComplete="name" maxLength={MOST_MESSAGE_NAME} />
        </Field>
        <Field label={t.email} hint={t.emailHint} error={errors.email} required>
          <TextInput {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
        </Field>
      </div>
      <Field label={t.text} hint={t.textHint} error={errors.text} required>
        <TextArea {...field('text')} rows={7} maxLength={MOST_MESSAGE_TEXT} />
      </Field>
      {/* Honeypot: not visible, focusable or read aloud; only programs fill it in. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t.trap}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div role="alert">
        {failure && (
          <p className={styles.failure}>
            <Icon of={warning} size={20} />
            <span>
              <b>{t.failed}</b> {failure} {t.unsent}
            </span>
          </p>
        )}
      </div>
      <Button type="submit" size="lg" loading={isSending}>
        {t.send}
      </Button>
      <p className={styles.hint}>{t.retention(MESSAGE_DAYS)}</p>
    </form>
  )
}

function SentNote({ email, mailed, onAnother }: Sent & { onAnother: () => void }) {
  const t = useMessages(supportMessages).sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`${styles.main} ${styles.sent}`} aria-labelledby="sent">
      <Icon of={check} size={32} />
      <h2 id="sent" ref={heading} tabIndex={-1} className={styles.subtitle}>
        {t.title}
      </h2>
      <p>{mailed ? t.mailed(email) : t.stored(email)}</p>
      <Button kind="soft" onClick={onAnother}>
        {t.another}
      </Button>
    </section>
  )
}

/** The same id for an unchanged text that is sent again after a lost answer; a new id for another text. */
function useMessageId(): (words: Words) => string {
  const last = useRef({ words: '', id: '' })
  return (words) => {
    const text = JSON.stringify(words)
    if (last.current.words !== text) last.current = { words: text, id: uuidv7() }
    return last.current.id
  }
}

/** Prefills the signed-in person's address, in this browser only, unless something was typed already. */
function usePrefilledEmail(form: { current: HTMLFormElement | null }): void {
  const email = useSession().user?.email
  useEffect(() => {
    const input = form.current?.elements.namedItem('email')
    if (email && input instanceof HTMLInputElement && input.value === '') input.value = email
  }, [email, form])
}
