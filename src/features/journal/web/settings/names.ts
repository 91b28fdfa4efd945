const folded = (name: string) => name.trim().toLocaleLowerCase()

export type NameProblem = 'nameMissing' | 'nameTaken'

/** The message key for an invalid name; undefined for a valid one. */
export function nameProblem(name: string, taken: readonly string[]): NameProblem | undefined {
  if (name.trim() === '') return 'nameMissing'
  return taken.some((other) => folded(other) === folded(name)) ? 'nameTaken' : undefined
}
