import { useState } from 'react'
import { countryOf } from '#platform/care/country.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { HELP_COUNTRY_KEY } from '#platform/web/storage/keys.ts'

/** A separate choice: no country of the table. */
export const ELSEWHERE = 'elsewhere'

/** The country of the shown helplines: the one chosen on this device, else a guess from its settings. */
export function useCountry() {
  const { language } = useLocaleSettings()
  const [country, setCountry] = useState(() => chosen() ?? countryOf(deviceZone(), navigator.languages) ?? ELSEWHERE)
  return {
    country,
    name: (code: string): string => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code,
    choose(code: string) {
      setCountry(code)
      try {
        localStorage.setItem(HELP_COUNTRY_KEY, code)
      } catch {
        // Without storage the choice lasts for this visit.
      }
    },
  }
}

function chosen(): string | undefined {
  try {
    return localStorage.getItem(HELP_COUNTRY_KEY) ?? undefined
  } catch {
    return undefined
  }
}
