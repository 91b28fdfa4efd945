import { z } from 'zod'
import { LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'

export const MAX_BODY_PHOTOS = 2000
export const MAX_BODY_PHOTO_BYTES = 30 * 1024 * 1024
export const POSES = ['front', 'side', 'back', 'other'] as const

export const BodyPhoto = z.object({
  id: Id,
  day: LocalDay,
  pose: z.enum(POSES),
  width: z.int(),
  height: z.int(),
})
export type BodyPhoto = z.infer<typeof BodyPhoto>
export type Pose = BodyPhoto['pose']

export const listBodyPhotos = endpoint({
  method: 'GET',
  path: '/api/measurements/photos',
  summary: 'List the metadata of all body photos, oldest first; images are requested individually',
  response: z.object({ photos: z.array(BodyPhoto) }),
})

export const putBodyPhoto = endpoint({
  method: 'PUT',
  path: '/api/measurements/photos/:id',
  summary: 'Store a body photo, encrypted and without metadata (location, camera, time); idempotent by id',
  params: z.object({ id: Id }),
  query: z.object({ day: PlausibleDay, pose: z.enum(POSES) }),
  body: bytes(['application/octet-stream'], MAX_BODY_PHOTO_BYTES),
  response: BodyPhoto,
  errors: ['unsupported', 'too_large', 'conflict', 'limit'],
})

export const changeBodyPhoto = endpoint({
  method: 'PATCH',
  path: '/api/measurements/photos/:id',
  summary: 'Update the day and pose of a body photo',
  params: z.object({ id: Id }),
  body: z.object({ day: PlausibleDay, pose: z.enum(POSES) }),
  response: BodyPhoto,
  errors: ['not_found'],
})

export const getBodyPhoto = endpoint({
  method: 'GET',
  path: '/api/measurements/photos/:id/:size',
  summary: 'Get the image of a body photo: `full` or `thumb`; supports byte ranges',
  params: z.object({ id: Id, size: z.enum(['full', 'thumb']) }),
  response: bytes(['image/webp']),
  errors: ['not_found', 'range'],
})

export const deleteBodyPhoto = endpoint({
  method: 'DELETE',
  path: '/api/measurements/photos/:id',
  summary: 'Delete a body photo permanently',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})
