import type { ComboboxOption } from '#platform/web/ui/Combobox.tsx'

/** The zone that this device is set to; undefined where it does not tell. */
export const deviceZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined

/** "Europe/Berlin" as people read it: the city. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** All zones that this browser knows, and the one in use, by city. */
export function zoneOptions(current: string): ComboboxOption[] {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = known.includes(current) ? known : [current, ...known]
  return zones
    .map((zone) => ({ value: zone, label: cityOf(zone), hint: zone.split('/').slice(0, -1).join(', ').replaceAll('_', ' ') }))
    .sort((a, b) => a.label.localeCompare(b.label))
}
