import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { EnergyGoal } from '../../contract/energy.ts'
import type { getEnergy } from '../../contract/insight.ts'

export type Energy = OutputOf<typeof getEnergy>

/** The target of a goal; null until the server has looked at a new goal, because until then its target is that of the old one. */
export const targetOf = ({ goal: known, target }: Energy, goal: EnergyGoal | null): Energy['target'] =>
  goal && known && goal.kind === known.kind && goal.pace === known.pace ? target : null
