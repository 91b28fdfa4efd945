import type { ToolKind } from '../../kinds.ts'
import type { Tool } from '../../tools/tool.ts'

const LOADS: Readonly<Record<ToolKind, () => Promise<{ tool: Tool }>>> = {
  thought: () => import('../../tools/all/thought.ts'),
  activity: () => import('../../tools/all/activity.ts'),
  worry: () => import('../../tools/all/worry.ts'),
  exposure: () => import('../../tools/all/exposure.ts'),
  problem: () => import('../../tools/all/problem.ts'),
  sleep: () => import('../../tools/all/sleep.ts'),
  values: () => import('../../tools/all/values.ts'),
  letter: () => import('../../tools/all/letter.ts'),
  urge: () => import('../../tools/all/urge.ts'),
}

export const loadTool = (kind: ToolKind): Promise<Tool> => LOADS[kind]().then(({ tool }) => tool)
