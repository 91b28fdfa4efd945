import type { StoredPlan } from '../../contract/training.ts'
import type { Plan } from '../../engine/types.ts'
import type { Table } from '../core/use-table.ts'

/** The plan of the question, and the handler that applies a change to it. */
export type AskedPlan = { plan: StoredPlan; table: Table; isSaving: boolean; onApply: (plan: Plan) => void }
