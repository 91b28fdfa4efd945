import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const nutritionReasons = defineReasons('nutrition', {
  day_full: ({ most }: { most: number }) => `A day holds at most ${most} items. Nothing was changed.`,
  diary_full: ({ most }: { most: number }) => `Your diary holds ${most} items, the most there can be. Nothing was changed.`,
  too_many_things: ({ most }: { most: number }) =>
    `You have ${most} foods, recipes, meals and favourites, the most there can be. Delete some first; nothing was changed.`,
  fast_length: 'A pause ends after it begins, and within a day. Nothing was changed.',
  holds_itself: 'This recipe would contain itself, directly or through another one. Nothing was changed.',
  barcode_length: 'A barcode has 8, 12, 13 or 14 digits. Nothing was changed.',
  barcode_check_digit: 'The last digit of the barcode does not fit the others. Nothing was changed.',
  import_too_many: ({ items, most }: { items: number; most: number }) =>
    `With these there would be ${items} entries, and a diary holds ${most}. Nothing was imported.`,
  import_date_open: 'Its dates can be read in two ways. Please say which is right.',
  import_carbs_open: 'Please say whether fibre is counted in its carbohydrate.',
  import_table_unclear: 'Please say first what its columns are.',
  report_backwards: 'The last day is before the first.',
  report_too_long: ({ most }: { most: number }) => `A report covers at most ${most} days.`,
  enough_reports: 'That was a lot of PDFs for one day. You can make another one tomorrow.',
  reports_busy: 'Other PDFs are being made just now. Try again in a moment.',
  plan_too_long: ({ most }: { most: number }) => `A plan is read ${most} days at a time.`,
  list_link_not_here: 'This link no longer works. It may have been revoked.',
  lookup_off: 'You have not turned on looking up products.',
  lookup_forbidden: 'The owner of this installation does not allow looking up products.',
  lookup_used_up: 'This installation has asked Open Food Facts as often as it may in a minute. Please try again in a moment.',
  lookup_unreachable: 'Open Food Facts could not be reached.',
  lookup_unwell: 'Open Food Facts did not answer as it should.',
  draft_unreadable: 'The language model’s answer was no list of foods that makes sense. Nothing was written down; you can ask once more.',
  draft_for_people: 'This is for people rather than for a program that reads meals. It was sent nowhere.',
  picture_unreadable: 'This could not be read as a picture. It was sent nowhere.',
  picture_too_large: ({ megabytes }: { megabytes: number }) => `A picture can have ${megabytes} MB at most. It was sent nowhere.`,
})
