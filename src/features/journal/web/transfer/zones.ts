/** Every time zone the browser knows, the one that was given among them. */
export function zoneOptions(given: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set([...known, 'UTC', given])].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
