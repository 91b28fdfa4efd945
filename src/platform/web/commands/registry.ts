import type { CommandSource, FeatureCommands } from './command.ts'

const sources: CommandSource[] = []
let loaded: readonly FeatureCommands[] | undefined

/** The list of features says which of them have commands. Nothing else is here: this file comes with every page. */
export function addCommands(source: CommandSource): void {
  sources.push(source)
}

export const hasCommands = (): boolean => sources.length > 0

/** What every feature gives to the palette. A file that does not come is asked for again the next time. */
export async function loadCommands(): Promise<readonly FeatureCommands[]> {
  if (loaded) return loaded
  const found = await Promise.allSettled([...sources, () => import('./own.ts')].map((source) => source()))
  const files = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (files.length === found.length) loaded = files
  return files
}
