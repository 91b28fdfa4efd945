import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { getEnergy } from '../../contract/insight.ts'

export type Energy = OutputOf<typeof getEnergy>
