/** What is chosen for this phone alone, by whoever holds it. */
type Name = 'notices' | 'lock'

const keyOf = (name: Name) => `fernwell.native.${name}`

export function readSetting(name: Name): string | undefined {
  try {
    return localStorage.getItem(keyOf(name)) ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined forgets it. */
export function writeSetting(name: Name, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(keyOf(name))
  else localStorage.setItem(keyOf(name), value)
}
