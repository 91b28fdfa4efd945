import { useMemo } from 'react'
import { clockTime } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { languageNames, languages } from '#platform/web/i18n/locale-settings.ts'
import { chooseLanguage, useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useTheme } from '#platform/web/theme/theme.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Combobox } from '#platform/web/ui/Combobox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { compass } from '#platform/web/ui/icons/subjects.ts'
import { moon, sun } from '#platform/web/ui/icons/things.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { cityOf, zoneOptions } from '#platform/web/i18n/zones.ts'
import { settingsMessages } from './messages.ts'
import { SaveIndicator } from './SaveIndicator.tsx'
import { Setting } from './Setting.tsx'
import styles from './settings.module.css'
import type { ProfileSave, SaveState } from './use-profile-save.ts'

const HALF_HOUR = 30
const LATEST = 12 * 60

const why = (state: SaveState | undefined) => (state?.is === 'failed' ? state.why : undefined)

/** Light, language, units and the start of the day; each change is saved at once. Used in the settings and the welcome. */
export function PersonFields({ profile }: { profile: ProfileSave }) {
  const t = useMessages(settingsMessages)
  const format = useFormat()
  const user = useUser()
  const theme = useTheme()
  const { states, save } = profile
  const language = languages.find((one) => one === user.locale) ?? 'system'
  const zones = useMemo(() => zoneOptions(user.zone), [user.zone])
  const here = deviceZone()
  const starts = [...new Set([...Array.from({ length: LATEST / HALF_HOUR + 1 }, (_, step) => step * HALF_HOUR), user.dayStart])].sort(
    (a, b) => a - b,
  )

  return (
    <>
      <Setting label={t.theme.label} hint={t.theme.hint}>
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
      <Setting label={t.units.label} hint={t.units.hint} state={states.units}>
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
      <div className={styles.fields}>
        <Field label={t.language.label} aside={<SaveIndicator state={states.locale} />} error={why(states.locale)}>
          <Select
            value={language}
            options={[
              { value: 'system', label: t.language.system },
              ...languages.map((one) => ({ value: one, label: languageNames[one] })),
            ]}
            onChange={(value) => {
              const choice = languages.find((one) => one === value)
              // Applied here at once; the account brings it to the other devices.
              void chooseLanguage(choice ?? 'system')
              save('locale', choice ?? null)
            }}
          />
        </Field>
        <Field
          label={t.dayStart.label}
          hint={t.dayStart.hint}
          aside={<SaveIndicator state={states.dayStart} />}
          error={why(states.dayStart)}
        >
          <Select
            value={user.dayStart}
            options={starts.map((minutes) => ({ value: minutes, label: format.localTime(clockTime(minutes)) }))}
            onChange={(value) => save('dayStart', value)}
          />
        </Field>
        <div>
          <Field label={t.zone.label} aside={<SaveIndicator state={states.zone} />} error={why(states.zone)}>
            <Combobox options={zones} value={user.zone} onChange={(zone) => save('zone', zone)} placeholder={t.zone.placeholder} />
          </Field>
          {here !== undefined && here !== user.zone && (
            <Button kind="quiet" size="sm" icon={compass} onClick={() => save('zone', here)}>
              {t.zone.useDevice(cityOf(here))}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
