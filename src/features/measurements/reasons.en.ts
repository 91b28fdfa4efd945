import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const measurementsReasons = defineReasons('measurements', {
  nothing_measured: 'There is no figure in this entry yet.',
  out_of_range: 'One of these figures is outside of what a body can measure. Please look at it once more; nothing was changed.',
  in_future: 'This day has not come yet.',
  too_many: ({ most }: { most: number }) => `You have ${most} entries, the most there can be. Delete one first; nothing was changed.`,
  photo_not_here: 'This photo is not here.',
  photo_unreadable: 'This could not be read as a photo. JPEG, PNG, WebP and AVIF can; nothing was saved.',
  photo_too_large: ({ megabytes }: { megabytes: number }) => `A photo can have ${megabytes} MB at most. Nothing was saved.`,
  photo_id_taken: 'Another photo has this id already.',
  too_many_photos: ({ most }: { most: number }) => `You have ${most} photos, the most there can be. Delete one first.`,
})
