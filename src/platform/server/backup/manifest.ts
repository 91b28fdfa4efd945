import { z } from 'zod'

export const FORMAT = 1

/** The first entry of a backup file: what is in it, and what is needed to read it. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** How many migrations of the series the tables have. */
  migrations: z.int().min(1),
  /** `rows` since backups are tried out after they were made. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0).optional() })),
})
export type Manifest = z.infer<typeof Manifest>

/** Keys below this can be made again from what is kept, so a backup leaves them out. */
export const REMAKEABLE = 'cache/'
