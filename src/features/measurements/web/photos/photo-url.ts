import { mediaAddress } from '#platform/web/api/address.ts'
import { getBodyPhoto } from '../../contract-photos.ts'

/** Its owner's session opens it, and nothing on the way keeps it. */
export const photoUrl = (id: string, size: 'full' | 'thumb') => mediaAddress(getBodyPhoto.path, { params: { id, size } })
