import type { HabitImport } from '../../contract-transfer.ts'

export type Source = NonNullable<HabitImport['source']>
