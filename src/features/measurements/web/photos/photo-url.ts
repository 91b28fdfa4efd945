import { mediaAddress } from '#platform/web/api/address.ts'
import { getBodyPhoto } from '../../contract-photos.ts'

/** The address of a photo: only its owner's session can read it, and proxies must not cache it. */
export const photoUrl = (id: string, size: 'full' | 'thumb') => mediaAddress(getBodyPhoto.path, { params: { id, size } })
