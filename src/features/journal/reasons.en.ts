import { defineReasons } from '#platform/contract/reasons.ts'

const english = new Intl.NumberFormat('en')
const are = (n: number, one: string, many: string) => (n === 0 ? [] : [n === 1 ? `1 ${one}` : `${n} ${many}`])

export const journalReasons = defineReasons('journal', {
  answer_not_here: 'This answer was not found.',
  entry_not_here: 'This entry was not found.',
  version_not_here: 'This version was not found.',
  person_not_here: 'This person was not found.',
  entry_of_file_not_here: 'The entry for this was not found.',
  damaged: 'This cannot be opened because the stored data is damaged. The person who runs this Fernwell can restore it from a backup.',
  no_such_day: 'This day does not exist.',
  no_such_place: 'This place in the list does not exist.',
  days_backwards: 'The first day must not be after the last.',
  days_too_many: ({ most }: { most: number }) => `At most ${most} days at once, please.`,

  not_sendable: ({ hard, missing: removed, empty }: { hard: number; missing: number; empty: number }) =>
    `None of the chosen entries can be sent: ${[
      ...are(hard, 'is marked as hard', 'are marked as hard'),
      ...are(removed, 'is not in the journal', 'are not in the journal'),
      ...are(empty, 'has no words', 'have no words'),
    ].join(', ')}.`,
  title_of_one: 'You can ask for the title of one entry at a time.',
  changed_since: 'The entries or the language model have changed since you looked. Please look again before anything is sent.',

  file_too_heavy: 'This file took too long to read, or too much memory.',
  file_empty: 'This file is empty.',
  picture_too_large: ({ megapixels }: { megapixels: number }) =>
    `This picture has more than ${megapixels} million pixels. Please use a smaller copy.`,
  picture_in_the_making: 'This picture is being prepared. It will be here in a moment.',
  file_too_large: ({ megabytes }: { megabytes: number }) => `A photo, recording or file can be ${megabytes} MB at most.`,
  id_taken: 'This id is already in use.',

  book_backwards: 'The last day cannot be before the first.',
  book_too_long: ({ years }: { years: number }) => `A book can span ${years} years at most.`,
  books_busy: 'Other books are being made right now. Please try again in a minute.',
  enough_books: 'You have made many books today. You can make the next one tomorrow.',
  enough_exports: 'You have made many exports today. You can make the next one tomorrow.',

  change_not_here: 'This was not found. It may belong to another account, or this server was restored from an older backup.',
  change_of_erased: 'This was deleted for good on another device. Your text is still on this one.',
  change_incomplete: 'A part of this new item is missing.',
  settings_stay: 'Settings can be changed, not deleted.',
  only_from_trash: 'Only items in the trash can be deleted for good.',
  changed_elsewhere: 'This was changed on another device in the meantime. Have a look before you delete it for good.',
  default_journal_stays: 'Your first journal can be renamed and recoloured; it cannot be archived or deleted.',
  journals_too_many: ({ most }: { most: number }) =>
    `You can have up to ${most} journals. To make room, delete one and move its entries to another.`,
  hard_tags_too_many: ({ most }: { most: number }) => `At most ${most} tags can be marked as hard.`,
  days_outside: ({ from, to }: { from: string; to: string }) => `Days must be between ${from} and ${to}.`,
  range_backwards: 'The first day must not come after the last.',
  body_too_long: ({ most, length }: { most: number; length: number }) =>
    `An entry can have up to ${english.format(most)} characters; this one has ${english.format(length)}. Please split it in two.`,
  title_too_long: ({ most, length }: { most: number; length: number }) =>
    `A title can have up to ${most} characters; this one has ${length}.`,
  place_too_long: ({ most }: { most: number }) => `The name of a place can have up to ${most} characters.`,
  date_outside: ({ from, to }: { from: string; to: string }) => `The date must be between ${from} and ${to}.`,
  day_not_of_time: 'The day does not match the time of the entry.',
  tags_too_many: ({ most }: { most: number }) => `An entry can have up to ${most} tags.`,
  activities_too_many: ({ most }: { most: number }) => `An entry can have up to ${most} activities.`,
  feelings_too_many: ({ most }: { most: number }) => `An entry can have up to ${most} feelings.`,
  attachments_too_many: ({ most }: { most: number }) => `An entry can have up to ${most} photos and files.`,
})
