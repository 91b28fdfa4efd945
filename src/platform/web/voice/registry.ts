import type { ToolSource } from './tool.ts'

/** Every feature's tools, as the list of features says. Nothing else is here: this file comes with every page. */
export const toolSources: ToolSource[] = []
