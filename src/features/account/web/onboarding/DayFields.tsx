import { useMemo } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { languageNames, languages } from '#platform/web/i18n/locale-settings.ts'
import { chooseLanguage, useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useTheme } from '#platform/web/theme/theme.ts'
import { Combobox } from '#platform/web/ui/Combobox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { moon, sun } from '#platform/web/ui/icons/things.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { zoneOptions } from '#platform/web/i18n/zones.ts'
import { settingsMessages } from '../settings/messages.ts'
import { SaveIndicator } from '../settings/SaveIndicator.tsx'
import { Setting } from '../settings/Setting.tsx'
import styles from '../settings/settings.module.css'
import { useProfileSave, type SaveState } from '../settings/use-profile-save.ts'
import own from './DayFields.module.css'

/** Whole hours are enough to begin with; the settings have the half ones. */
const STARTS = [0, 1, 2, 3, 4, 5, 6]

const why = (state: SaveState | undefined) => (state?.is === 'failed' ? state.why : undefined)
const clockOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** What registration took from the device; each change is saved at once. */
export default function DayFields() {
  const t = useMessages(settingsMessages)
  const format = useFormat()
  const user = useUser()
  const theme = useTheme()
  const { states, save } = useProfileSave()
  const zones = useMemo(() => zoneOptions(user.zone), [user.zone])
  const starts = [...new Set([...STARTS.map((hour) => hour * 60), user.dayStart])].sort((a, b) => a - b)
  return (
    <div className={own.fields}>
      <div className={styles.fields}>
        <Field
          label={t.dayStart.label}
          hint={t.dayStart.hint}
          aside={<SaveIndicator state={states.dayStart} />}
          error={why(states.dayStart)}
        >
          <Select
            value={String(user.dayStart)}
            options={starts.map((minutes) => ({ value: String(minutes), label: format.localTime(clockOf(minutes)) }))}
            onChange={({ target }) => save('dayStart', Number(target.value))}
          />
        </Field>
        <Field label={t.zone.label} aside={<SaveIndicator state={states.zone} />} error={why(states.zone)}>
          <Combobox options={zones} value={user.zone} onChange={(zone) => save('zone', zone)} placeholder={t.zone.placeholder} />
        </Field>
        <Field label={t.language.label} aside={<SaveIndicator state={states.locale} />} error={why(states.locale)}>
          <Select
            value={languages.find((one) => one === user.locale) ?? 'system'}
            options={[
              { value: 'system', label: t.language.system },
              ...languages.map((one) => ({ value: one, label: languageNames[one] })),
            ]}
            onChange={({ target }) => {
              const choice = languages.find((one) => one === target.value)
              void chooseLanguage(choice ?? 'system')
              save('locale', choice ?? null)
            }}
          />
        </Field>
      </div>
      <Setting label={t.units.label} state={states.units}>
        <SegmentedControl
          label={t.units.label}
          wide
          value={user.units}
          onChange={(units) => save('units', units)}
          options={[
            { value: 'metric', label: t.units.metric },
            { value: 'imperial', label: t.units.imperial },
          ]}
        />
      </Setting>
      <Setting label={t.theme.label}>
        <SegmentedControl
          label={t.theme.label}
          wide
          value={theme.choice}
          onChange={theme.choose}
          options={[
            { value: 'system', label: t.theme.system },
            { value: 'day', label: t.theme.day, icon: sun },
            { value: 'night', label: t.theme.night, icon: moon },
          ]}
        />
      </Setting>
    </div>
  )
}
