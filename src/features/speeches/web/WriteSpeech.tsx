import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { toneIcon } from '#platform/web/audio/items.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { CONTENT_MOST_LETTERS, THEMES_MOST, type OwnSpeech, type Speech } from '../contract.ts'
import { LANGUAGES, THEMES, TONES } from '../themes.ts'
import { speechesMessages } from './messages.ts'
import styles from './Speeches.module.css'
import { useOwnSpeeches } from './use-speeches.ts'

/** Average speaking time per letter in seconds, pauses included. */
const SECONDS_A_LETTER = 0.085

/** Editor of the person's own speeches. The typed text stays until the server has stored it. */
export function WriteSpeech({
  speech,
  onClose,
  onSaved,
}: {
  speech?: Speech | undefined
  onClose: () => void
  onSaved: (id: string) => void
}) {
  const t = useMessages(speechesMessages)
  const { language } = useLocaleSettings()
  const { put } = useOwnSpeeches()
  const [id] = useState(() => speech?.id ?? uuidv7())
  const [words, setWords] = useState<OwnSpeech>(
    speech ?? { title: '', tone: 'uplifting', language: language === 'de' ? 'de' : 'en', content: '', themes: [] },
  )
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<OwnSpeech>) => setWords({ ...words, ...part })
  const { title, tone, content, themes } = words
  const noTitle = title.trim() === ''
  const noContent = !/[\p{L}\p{N}]/u.test(content)

  function save() {
    setTried(true)
    if (noTitle || noContent) return
    put.mutate(
      { params: { id }, body: { title, tone, language: words.language, content, themes } },
      {
        onSuccess: () => {
          toast({ title: t.write.saved, tone: 'good' })
          onSaved(id)
        },
      },
    )
  }

  return (
    <FormDialog
      title={speech ? t.write.edit : t.write.title}
      description={t.write.description}
      size="lg"
      submit={t.write.save}
      cancel={t.write.cancel}
      isBusy={put.isPending}
      className={styles.form}
      formProps={{ 'data-area': 'soul' }}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t.write.name} error={isTried && noTitle ? t.write.titleMissing : undefined}>
        <TextInput value={title} maxLength={80} onChange={(value) => change({ title: value })} />
      </Field>
      <Field
        label={t.write.content}
        error={isTried && noContent ? t.write.contentMissing : undefined}
        hint={
          content === ''
            ? t.write.contentHint
            : t.write.length(clock(content.length * SECONDS_A_LETTER + 8), CONTENT_MOST_LETTERS - content.length)
        }
      >
        <TextArea rows={8} value={content} maxLength={CONTENT_MOST_LETTERS} onChange={(value) => change({ content: value })} />
      </Field>
      <Chips
        label={t.write.tone}
        options={TONES.map((one) => ({ value: one, label: t.tones[one], mark: toneIcon(one) }))}
        value={[tone]}
        single
        onChange={([chosen]) => chosen && change({ tone: chosen })}
      />
      <SegmentedControl
        label={t.write.language}
        options={LANGUAGES.map((one) => ({ value: one, label: t.languages[one] }))}
        value={words.language}
        onChange={(chosen) => change({ language: chosen })}
      />
      <div>
        <p className={styles.label}>{t.write.themes}</p>
        <Chips
          label={t.write.themes}
          options={THEMES.map((theme) => ({ value: theme, label: t.themes[theme] }))}
          value={themes}
          onChange={(chosen) => chosen.length <= THEMES_MOST && change({ themes: chosen })}
        />
      </div>
    </FormDialog>
  )
}
