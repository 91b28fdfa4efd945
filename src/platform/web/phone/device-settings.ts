/** Settings of this phone, independent of the signed-in person. */
type Name = 'notices' | 'lock'

const keyOf = (name: Name) => `fernwell.native.${name}`

export function readSetting(name: Name): string | undefined {
  try {
    return localStorage.getItem(keyOf(name)) ?? undefined
  } catch {
    return undefined
  }
}

/** `undefined` deletes the setting. */
export function writeSetting(name: Name, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(keyOf(name))
  else localStorage.setItem(keyOf(name), value)
}
