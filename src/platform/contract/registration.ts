/** Who may make an account: everybody, those who were invited, nobody. The first account of an installation can always be made. */
export const REGISTRATION_MODES = ['open', 'invite', 'closed'] as const
export type RegistrationMode = (typeof REGISTRATION_MODES)[number]
