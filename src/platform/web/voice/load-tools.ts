import { toolSources } from './registry.ts'
import type { CompanionTool } from './tool.ts'

let loaded: readonly CompanionTool[] | undefined

/** Loads the tools of all features. A file that fails to load is tried again the next time. */
export async function loadTools(): Promise<readonly CompanionTool[]> {
  if (loaded) return loaded
  const found = await Promise.allSettled(toolSources.map((source) => source()))
  const tools = found.flatMap((one) => (one.status === 'fulfilled' ? one.value.tools : []))
  if (found.every(({ status }) => status === 'fulfilled')) loaded = tools
  return tools
}
