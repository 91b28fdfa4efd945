export const MAX_NAME = 80

const folded = (name: string) => name.trim().toLocaleLowerCase()

/** The message key for an invalid name; undefined for a valid one. */
export function nameProblem(name: string, taken: readonly string[]): 'nameMissing' | 'nameTaken' | undefined {
  if (name.trim() === '') return 'nameMissing'
  return taken.some((other) => folded(other) === folded(name)) ? 'nameTaken' : undefined
}
