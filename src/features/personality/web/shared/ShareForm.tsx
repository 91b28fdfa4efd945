import { useState } from 'react'
import { languageNames } from '#platform/web/i18n/locale-settings.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { ShareSettings } from '../../contract-sharing.ts'
import { CONTENT_LANGUAGES, type Instrument, type InstrumentWords } from '../../scales.ts'
import shared from '../core/Personality.module.css'
import { facetsOf, nameOf, topScales } from '../profile/lines.ts'
import { resultMessages } from '../profile/messages.ts'
import { expiryOf, type Expiry } from './share-draft.ts'
import styles from './Shared.module.css'

interface ShareFormProps {
  instrument: Instrument
  words: InstrumentWords | undefined
  settings: ShareSettings
  isNew: boolean
  isBusy: boolean
  error: string | undefined
  onCancel: () => void
  onSave: (settings: ShareSettings) => void
}

/** The longest name that a link can show. */
const MOST_NAME = 60

/** Settings of a link: it shows nothing that was not chosen here. */
export function ShareForm({ instrument, words, settings, isNew, isBusy, error, onCancel, onSave }: ShareFormProps) {
  const { share: t } = useMessages(resultMessages)
  const format = useFormat()
  const [draft, setDraft] = useState(settings)
  const [hasName, setHasName] = useState(settings.name !== null)
  const [expiry, setExpiry] = useState<Expiry>(settings.expiresAt === null ? 'never' : 'kept')
  const [isEmpty, setEmpty] = useState(false)
  const set = (change: Partial<ShareSettings>) => setDraft((now) => ({ ...now, ...change }))
  const top = topScales(instrument)
  const optionsOf = (scales: readonly { id: string }[]) => scales.map(({ id }) => ({ value: id, label: nameOf(words, id) }))
  const hasFacets = top.some(({ id }) => facetsOf(instrument, id).length > 0)
  const isNormed = instrument.norms.length > 0
  const choose = (among: readonly { id: string }[], chosen: readonly string[]) => {
    setEmpty(false)
    const ids = new Set(among.map(({ id }) => id))
    const all = new Set([...draft.scales.filter((scale) => !ids.has(scale)), ...chosen])
    // In the instrument's order, not in the order of the presses.
    set({ scales: instrument.scales.flatMap(({ id }) => (all.has(id) ? [id] : [])) })
  }
  const save = () => {
    if (draft.scales.length === 0) return setEmpty(true)
    const name = hasName ? (draft.name?.trim() ?? '') : ''
    onSave({ ...draft, name: name === '' ? null : name, expiresAt: expiryOf(expiry, settings.expiresAt, Date.now()) })
  }
  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) save()
      }}
    >
      <div>
        <p className={styles.legend}>{t.what}</p>
        <Chips label={t.domains} options={optionsOf(top)} value={draft.scales} onChange={(chosen) => choose(top, within(top, chosen))} />
        {hasFacets && (
          <details className={styles.facets}>
            <summary>
              {t.facets} · {t.facetsHint}
            </summary>
            <Stack gap={5}>
              {top.map(({ id }) => {
                const facets = facetsOf(instrument, id)
                return (
                  <div key={id}>
                    <p className={shared.small}>{nameOf(words, id)}</p>
                    <Chips
                      label={`${nameOf(words, id)}: ${t.facets}`}
                      options={optionsOf(facets)}
                      value={draft.scales}
                      onChange={(chosen) => choose(facets, within(facets, chosen))}
                    />
                  </div>
                )
              })}
            </Stack>
          </details>
        )}
        {isEmpty && <p role="alert">{t.none}</p>}
      </div>
      {isNormed && <Switch label={t.numbers} hint={t.numbersHint} checked={draft.numbers} onChange={(numbers) => set({ numbers })} />}
      {isNormed && <Switch label={t.group} hint={t.groupHint} checked={draft.group} onChange={(group) => set({ group })} />}
      <Switch label={t.day} checked={draft.day} onChange={(day) => set({ day })} />
      <Switch label={t.named} checked={hasName} onChange={setHasName} />
      {hasName && (
        <Field label={t.name}>
          <TextInput maxLength={MOST_NAME} value={draft.name ?? ''} onChange={(value) => set({ name: value })} />
        </Field>
      )}
      <Switch label={t.preview} hint={t.previewHint} checked={draft.preview} onChange={(preview) => set({ preview })} />
      {isNormed && (
        <Switch label={t.comparable} hint={t.comparableHint} checked={draft.comparable} onChange={(comparable) => set({ comparable })} />
      )}
      <Field label={t.language}>
        <Select
          value={draft.language}
          options={CONTENT_LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => set({ language: value })}
        />
      </Field>
      <Field label={t.expires}>
        <Select
          value={expiry}
          options={[
            ...(settings.expiresAt ? [{ value: 'kept' as const, label: t.at(format.date(Date.parse(settings.expiresAt))) }] : []),
            { value: 'never', label: t.never },
            { value: 'week', label: t.week },
            { value: 'month', label: t.month },
            { value: 'year', label: t.year },
          ]}
          onChange={setExpiry}
        />
      </Field>
      {error && <p role="alert">{error}</p>}
      <div className={shared.buttons}>
        <Button type="submit" loading={isBusy}>
          {isNew ? t.make : t.save}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Stack>
  )
}

const within = (scales: readonly { id: string }[], chosen: readonly string[]) => chosen.filter((one) => scales.some(({ id }) => id === one))
