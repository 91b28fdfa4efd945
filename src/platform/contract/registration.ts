/** Permission to register: everybody, invited people only, nobody. The first account of an installation can always be made. */
export const REGISTRATION_MODES = ['open', 'invite', 'closed'] as const
export type RegistrationMode = (typeof REGISTRATION_MODES)[number]
