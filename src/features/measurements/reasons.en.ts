import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refused requests. */
export const measurementsReasons = defineReasons('measurements', {
  nothing_measured: 'There is no value in this entry yet.',
  out_of_range: 'One of these values is outside the possible range. Please check it again. Nothing was changed.',
  in_future: 'This day is in the future.',
  too_many: ({ most }: { most: number }) => `You have ${most} entries, the maximum. Delete one first. Nothing was changed.`,
  photo_not_here: 'This photo was not found.',
  photo_unreadable: 'This file could not be read as a photo. Please use JPEG, PNG, WebP or AVIF. Nothing was saved.',
  photo_too_large: ({ megabytes }: { megabytes: number }) => `A photo can be at most ${megabytes} MB. Nothing was saved.`,
  photo_id_taken: 'Another photo has this id already.',
  too_many_photos: ({ most }: { most: number }) => `You have ${most} photos, the maximum. Delete one first.`,
})
