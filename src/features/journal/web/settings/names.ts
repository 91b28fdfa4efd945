export const MAX_NAME = 80

const folded = (name: string) => name.trim().toLocaleLowerCase()

/** What is wrong with a name; the word for it in the messages. */
export function nameProblem(name: string, taken: readonly string[]): 'nameMissing' | 'nameTaken' | undefined {
  if (name.trim() === '') return 'nameMissing'
  return taken.some((other) => folded(other) === folded(name)) ? 'nameTaken' : undefined
}
