import type { FeatureCommands } from './command.ts'
import { commandSources } from './registry.ts'

let loaded: readonly FeatureCommands[] | undefined

/** What every feature gives to the palette. A file that does not come is asked for again the next time. */
export async function loadCommands(): Promise<readonly FeatureCommands[]> {
  if (loaded) return loaded
  const found = await Promise.allSettled([...commandSources, () => import('./own.ts')].map((source) => source()))
  const files = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (files.length === found.length) loaded = files
  return files
}
