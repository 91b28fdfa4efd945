import { pathOf } from '#platform/contract/endpoint.ts'
import { getBodyPhoto } from '../../contract-photos.ts'

/** Its owner's session opens it, and nothing on the way keeps it. */
export const photoUrl = (id: string, size: 'full' | 'thumb') => pathOf(getBodyPhoto.path, { id, size })
