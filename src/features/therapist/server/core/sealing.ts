import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Body } from '../../form/fields.ts'

const context = (id: string) => `therapist-record/${id}`

export const sealBody = (key: PersonKey, id: string, body: Body): Buffer => key.seal(context(id), JSON.stringify(body))
export const openBody = (key: PersonKey, id: string, sealed: Buffer): Body => JSON.parse(key.open(context(id), sealed).toString()) as Body
