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
  summary: 'What is known of each photo, the oldest first; the pictures come one by one',
  auth: 'session',
  response: z.object({ photos: z.array(BodyPhoto) }),
})

export const putBodyPhoto = endpoint({
  method: 'PUT',
  path: '/api/measurements/photos/:id',
  summary: 'Keeps a photo, sealed, without its metadata (place, camera, time); sent twice with one id it is the same photo',
  auth: 'session',
  params: z.object({ id: Id }),
  query: z.object({ day: PlausibleDay, pose: z.enum(POSES) }),
  body: bytes(['application/octet-stream'], MAX_BODY_PHOTO_BYTES),
  response: BodyPhoto,
  errors: ['unsupported', 'too_large', 'conflict', 'limit'],
})

export const changeBodyPhoto = endpoint({
  method: 'PATCH',
  path: '/api/measurements/photos/:id',
  summary: 'Changes the day and pose of a photo',
  auth: 'session',
  params: z.object({ id: Id }),
  body: z.object({ day: PlausibleDay, pose: z.enum(POSES) }),
  response: BodyPhoto,
  errors: ['not_found'],
})

export const getBodyPhoto = endpoint({
  method: 'GET',
  path: '/api/measurements/photos/:id/:size',
  summary: 'The picture: `full` or `thumb`',
  auth: 'session',
  params: z.object({ id: Id, size: z.enum(['full', 'thumb']) }),
  response: bytes(['image/webp']),
  errors: ['not_found', 'range'],
})

export const deleteBodyPhoto = endpoint({
  method: 'DELETE',
  path: '/api/measurements/photos/:id',
  summary: 'Takes a photo away for good',
  auth: 'session',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})
