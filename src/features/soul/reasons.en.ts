import { defineReasons } from '#platform/contract/reasons.ts'

export const soulReasons = defineReasons('soul', {
  track_not_here: 'This track is not here.',
  practice_not_here: 'There is no such practice.',
  too_many_practices: ({ most }: { most: number }) => `You have saved ${most} practices, which is the limit. Delete one first.`,
  many_renders:
    'You tried many different timers and breathing patterns in the last hour. The ones you heard still play; you can make new ones again soon.',
  too_many_mixes: ({ most }: { most: number }) => `You have saved ${most} mixes, which is the limit. Delete one first.`,
  mix_name_missing: 'A mix needs a name.',
  mix_empty: 'A mix needs a sound.',
  mix_full: 'A mix can have eight sounds at most.',
  too_many_sittings: ({ most }: { most: number }) => `You can import ${most} sessions from other apps at most.`,
  session_not_here: 'This listening session is not here.',
  recording_not_here: 'This recording is not here.',
  category_not_here: 'There is no such category.',
  not_reached: 'This milestone was not reached.',
  not_a_recording: 'This file is not an MP3, M4A, Ogg or FLAC recording.',
  recording_damaged: 'This recording could not be read: it may be damaged or contain no sound.',
  recording_too_large: ({ megabytes }: { megabytes: number }) => `A track can be ${megabytes} MB at most.`,
  recording_too_long: ({ hours }: { hours: number }) => `A track can be ${hours} hours long at most.`,
  slug: 'This is not an id of a track or category.',
  title_missing: 'A track needs a title.',
})
