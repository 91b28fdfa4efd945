import { z } from 'zod'

/** The public details of the person who runs this installation. Undefined: as the admin entered them, or not given. */
export type OwnerConfig = { name: string | undefined; address: string | undefined; email: string | undefined }

/** The variables, for the schema of all settings. */
export const ownerEnvironment = {
  OWNER_NAME: z.string().trim().max(120, 'must be at most 120 characters').optional(),
  OWNER_ADDRESS: z.string().trim().max(400, 'must be at most 400 characters').optional(),
  OWNER_MAIL: z.email('must be an e-mail address').optional(),
}

type Given = z.output<z.ZodObject<typeof ownerEnvironment>>

export const ownerConfig = (given: Given): OwnerConfig => ({
  name: given.OWNER_NAME,
  address: given.OWNER_ADDRESS,
  email: given.OWNER_MAIL,
})
