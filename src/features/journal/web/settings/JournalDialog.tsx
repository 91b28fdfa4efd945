import { useId, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { JOURNAL_COLOURS, type JournalData } from '../../contract/records.ts'
import { areaOf } from '../journals/colours.ts'
import { journalsMessages } from '../journals/messages.ts'
import type { ShownJournal } from '../journals/use-journals.ts'
import { useJournalSettings, useRecords } from '../local/use-journal.ts'
import { useBank } from '../prompts/use-bank.ts'
import { useBuiltInTemplates } from '../prompts/use-built-in-templates.ts'
import { FormDialog } from './FormDialog.tsx'
import { IconPicker } from '../core/IconPicker.tsx'
import styles from './JournalDialog.module.css'
import { NameField } from './NameField.tsx'
import { nameProblem } from './names.ts'
import { lastOrder } from './order.ts'
import shared from './Settings.module.css'
import { useChange } from './use-change.ts'

type Props = {
  /** Undefined: creates a new one. */
  journal: ShownJournal | undefined
  all: readonly ShownJournal[]
  onClose: () => void
}

type Offer = 'all' | 'some' | 'none'

const offerOf = (themes: JournalData['promptThemes']): Offer => (themes === null ? 'all' : themes.length > 0 ? 'some' : 'none')

/** A dialog for a journal's name, colour, icon, lock, template and themes of prompts. */
export function JournalDialog({ journal, all, onClose }: Props) {
  const { part } = useMessages(journalsMessages)
  const change = useChange()
  const { lock } = useJournalSettings().settings
  const before = journal?.data
  // The next unused colour, so that two journals differ from the beginning.
  const free = JOURNAL_COLOURS.find((colour) => !all.some(({ data }) => data.colour === colour)) ?? 'lake'
  const [name, setName] = useState(journal?.name ?? '')
  const [colour, setColour] = useState(before?.colour ?? free)
  const [icon, setIcon] = useState(before?.icon ?? 'leaf')
  const [isLocked, setLocked] = useState(before?.locked ?? false)
  const [offer, setOffer] = useState<Offer>(offerOf(before?.promptThemes ?? null))
  const [themes, setThemes] = useState<readonly string[]>(before?.promptThemes ?? [])
  const [template, setTemplate] = useState(before?.template ?? '')
  const [isTried, setTried] = useState(false)
  const problem = nameProblem(
    name,
    all.filter(({ id, data }) => id !== journal?.id && !data.archived).map((one) => one.name),
  )
  const canLock = lock?.scope === 'chosen'
  const save = async () => {
    setTried(true)
    if (problem !== undefined) return
    const promptThemes = offer === 'all' || (offer === 'some' && themes.length === 0) ? null : offer === 'none' ? [] : [...themes]
    // An unnamed default journal stays unnamed, so that its name follows the person's language.
    const isUnnamed = before?.name === '' && name.trim() === journal?.name
    const fields = { name: isUnnamed ? '' : name.trim(), colour, icon, locked: isLocked, promptThemes, template: template || null }
    const isStored = journal
      ? await change('journal', journal.id, fields)
      : await change('journal', uuidv7(), { ...fields, order: lastOrder(all) })
    if (isStored) onClose()
  }
  return (
    <FormDialog size="lg" title={journal ? part.edit : part.new} onSubmit={() => void save()} onClose={onClose}>
      <NameField value={name} onChange={setName} problem={isTried && problem} />
      <Colours value={colour} onChange={setColour} />
      <IconPicker value={icon} onChange={setIcon} />
      <Switch
        label={part.lock}
        hint={canLock ? part.lockHint : lock ? part.lockAll : part.lockFirst}
        checked={isLocked}
        disabled={!canLock && !isLocked}
        onChange={setLocked}
      />
      <Field label={part.prompts}>
        <Select
          value={offer}
          options={[
            { value: 'all', label: part.promptsAll },
            { value: 'some', label: part.promptsSome },
            { value: 'none', label: part.promptsNone },
          ]}
          onChange={setOffer}
        />
      </Field>
      {offer === 'some' && <Themes value={themes} onChange={setThemes} />}
      <TemplateChoice value={template} onChange={setTemplate} />
    </FormDialog>
  )
}

function Colours({ value, onChange }: { value: JournalData['colour']; onChange: (colour: JournalData['colour']) => void }) {
  const { part } = useMessages(journalsMessages)
  const group = useId()
  return (
    <fieldset>
      <legend className={shared.legend}>{part.colour}</legend>
      <Cluster gap={2}>
        {JOURNAL_COLOURS.map((colour) => (
          <label key={colour} className={styles.colour} data-area={areaOf(colour)} title={part.colours[colour]}>
            <input
              type="radio"
              name={group}
              aria-label={part.colours[colour]}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <Icon of={check} size={20} />
          </label>
        ))}
      </Cluster>
    </fieldset>
  )
}

function Themes({ value, onChange }: { value: readonly string[]; onChange: (themes: readonly string[]) => void }) {
  const { part } = useMessages(journalsMessages)
  const { bank } = useBank()
  // Without a network and a cached bank, the chosen themes stay unchanged.
  if (!bank) return <p className={shared.quiet}>…</p>
  return (
    <Chips
      label={part.themes}
      options={Object.entries(bank.themes).map(([theme, label]) => ({ value: theme, label }))}
      value={value}
      onChange={onChange}
    />
  )
}

function TemplateChoice({ value, onChange }: { value: string; onChange: (template: string) => void }) {
  const { part } = useMessages(journalsMessages)
  const own = useRecords('template').filter(({ data }) => !data.archived)
  const builtIn = useBuiltInTemplates()
  const options = [
    { value: '', label: part.noTemplate },
    ...own.map(({ id, data }) => ({ value: id, label: data.name })),
    ...builtIn.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Field label={part.template}>
      <Select value={options.some((option) => option.value === value) ? value : ''} options={options} onChange={onChange} />
    </Field>
  )
}
