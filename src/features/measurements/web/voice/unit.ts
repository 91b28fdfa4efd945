/** own: the unit of the person's display settings. */
export type StatedUnit = 'metric' | 'imperial' | 'own'

const KILOS = new Set('kg kilo kilos kilogram kilograms kilogramm'.split(' '))
const POUNDS = new Set('lb lbs pound pounds'.split(' '))
/** Words after a figure that say nothing about its unit. */
const AROUND = new Set('today now this morning heute jetzt ein an fest eintragen festhalten notieren speichern'.split(' '))

/** The unit in the words after a figure; undefined where they contain any other word. */
export function unitOf(folded: string): StatedUnit | undefined {
  const words = folded.split(' ').filter((word) => word !== '' && !AROUND.has(word))
  if (words.length === 0) return 'own'
  if (words.length > 1) return undefined
  return KILOS.has(words[0]!) ? 'metric' : POUNDS.has(words[0]!) ? 'imperial' : undefined
}
