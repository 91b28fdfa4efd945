import type { PersonKey } from '#platform/server/vault/vault.ts'
import { NO_PROFILE, type Entry, type Profile } from '../contract.ts'
import type { Pose } from '../contract-photos.ts'

export type Sealed = Pick<Entry, 'values' | 'note'>

const entry = (id: string) => `measurements-entry/${id}`
const photo = (id: string) => `measurements-photo/${id}`
const PROFILE = 'measurements-profile'

export const sealEntry = (key: PersonKey, id: string, { values, note }: Sealed) => key.seal(entry(id), JSON.stringify({ values, note }))
export const openEntry = (key: PersonKey, id: string, sealed: Buffer) => JSON.parse(key.open(entry(id), sealed).toString()) as Sealed

export const sealProfile = (key: PersonKey, profile: Profile) => key.seal(PROFILE, JSON.stringify(profile))
export const openProfile = (key: PersonKey, sealed: Buffer): Profile => ({
  ...NO_PROFILE,
  ...(JSON.parse(key.open(PROFILE, sealed).toString()) as Partial<Profile>),
})

export const sealPose = (key: PersonKey, id: string, pose: Pose) => key.seal(photo(id), pose)
export const openPose = (key: PersonKey, id: string, sealed: Buffer) => key.open(photo(id), sealed).toString() as Pose
