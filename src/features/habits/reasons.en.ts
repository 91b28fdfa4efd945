import { defineReasons } from '#platform/contract/reasons.ts'

export const habitReasons = defineReasons('habits', {
  not_here: 'This habit is not here.',
  too_many: ({ most }: { most: number }) => `${most} habits are the most there can be.`,
  groups_too_many: ({ most }: { most: number }) => `${most} groups are the most there can be.`,
  target_zero: 'A target is more than nothing.',
  times_of_amount: 'Times a day are for habits that are done or not; a number has its target.',
  pause_backwards: 'A pause ends after it begins.',
  goal_zero: 'A goal is more than nothing.',
  import_too_many: ({ habits, most }: { habits: number; most: number }) =>
    `With these there would be ${habits} habits; ${most} are the most there can be.`,
  import_too_large: ({ megabytes }: { megabytes: number }) => `A habit file can be ${megabytes} MB at most.`,
  import_unknown: 'This is no export we know. We read Loop (CSV zip or backup), HabitBull, Habitica, Beaver and our own.',
  json_damaged: 'This JSON is damaged: it could not be read to its end.',
  zip_damaged: 'This zip is damaged: it could not be unpacked.',
  zip_unpacks_too_far: 'This archive unpacks to far more than a habit tracker writes.',
  backup_damaged: 'This database is no Loop backup, or it is damaged.',
  database_unsafe: 'This database holds more than tables. It was not opened.',
  zip_locked: 'This zip has a password. Make one without, please.',
  import_too_slow: 'This file took too long to read. Nothing of it was brought in.',
  import_too_heavy: 'This file needs more memory to read than there is. Nothing of it was brought in.',
})
