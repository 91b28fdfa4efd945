import { z } from 'zod'

export const FORMAT = 1

/** The first entry of a backup file: its contents, and the facts needed to read it. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** Number of applied migrations. */
  migrations: z.int().min(1),
  /** `rows` exists since backups are test-restored. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0).optional() })),
})
export type Manifest = z.infer<typeof Manifest>

/** Keys below this can be generated again from other data, so a backup leaves them out. */
export const REMAKEABLE = 'cache/'
