import type { HabitImportSummary } from '../../contract-transfer.ts'

export type Source = NonNullable<HabitImportSummary['source']>
