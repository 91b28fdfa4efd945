/** "Europe/Berlin" as people read it: the city. */
export const cityOf = (zone: string): string => zoneName(zone).split('/').at(-1) ?? zone

/** A zone's whole name as people read it; one that is only hours by those: "Etc/GMT-9" is UTC+9 (POSIX counts the other way). */
export const zoneName = (zone: string): string =>
  zone.replace(/^Etc\/GMT([+-])(\d+)$/, (_, sign: string, hours: string) => `UTC${sign === '-' ? '+' : '−'}${hours}`).replaceAll('_', ' ')

/** All IANA zones that this browser knows, UTC, and the one in use, in alphabetical order. */
export const zonesWith = (current: string): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].toSorted()

/** The same by city; the rest of the name as a hint. */
export function zoneOptions(current: string): { value: string; label: string; hint: string }[] {
  return zonesWith(current)
    .map((zone) => ({ value: zone, label: cityOf(zone), hint: zone.split('/').slice(0, -1).join(', ').replaceAll('_', ' ') }))
    .sort((a, b) => a.label.localeCompare(b.label))
}
