import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { EnergyGoal } from '../../contract/energy.ts'
import type { getEnergy } from '../../contract/insight.ts'

export type Energy = OutputOf<typeof getEnergy>

/** The target of a goal; null for a new goal until the server has calculated its target. */
export const targetOf = ({ goal: known, target }: Energy, goal: EnergyGoal | null): Energy['target'] =>
  goal && known && goal.kind === known.kind && goal.pace === known.pace ? target : null
