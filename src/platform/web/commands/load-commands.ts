import type { FeatureCommands } from './command.ts'
import { commandSources } from './registry.ts'

let loaded: readonly FeatureCommands[] | undefined

/** Loads the commands of all features. A file that fails to load is tried again the next time. */
export async function loadCommands(): Promise<readonly FeatureCommands[]> {
  if (loaded) return loaded
  const found = await Promise.allSettled([...commandSources, () => import('./own.ts')].map((source) => source()))
  const files = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (files.length === found.length) loaded = files
  return files
}
