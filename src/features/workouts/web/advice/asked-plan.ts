import type { StoredPlan } from '../../contract/training.ts'
import type { Plan } from '../../engine/types.ts'
import type { Table } from '../core/use-table.ts'

/** The plan that is asked about, and what happens to a change of it. */
export type AskedPlan = { plan: StoredPlan; table: Table; isSaving: boolean; onApply: (plan: Plan) => void }
