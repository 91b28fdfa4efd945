import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refused requests. */
export const nutritionReasons = defineReasons('nutrition', {
  day_full: ({ most }: { most: number }) => `A day can have at most ${most} items. Nothing was changed.`,
  diary_full: ({ most }: { most: number }) => `Your diary has ${most} items, the maximum. Nothing was changed.`,
  too_many_things: ({ most }: { most: number }) =>
    `You have ${most} foods, recipes, meals and favourites, the maximum. Delete some first. Nothing was changed.`,
  fast_length: 'A fast must end after it starts, and within a day. Nothing was changed.',
  holds_itself: 'This recipe would contain itself, directly or through another one. Nothing was changed.',
  barcode_length: 'A barcode has 8, 12, 13 or 14 digits. Nothing was changed.',
  barcode_check_digit: 'The last digit of the barcode does not fit the others. Nothing was changed.',
  import_too_many: ({ items, most }: { items: number; most: number }) =>
    `This would make ${items} entries, and a diary can have at most ${most}. Nothing was imported.`,
  import_date_open: 'The dates in this file can be read in two ways. Please choose which is right.',
  import_carbs_open: 'Please choose whether the carbs in this file include fibre.',
  import_table_unclear: 'Please choose what each column is first.',
  report_backwards: 'The last day is before the first.',
  report_too_long: ({ most }: { most: number }) => `A report covers at most ${most} days.`,
  enough_reports: 'You have made a lot of PDFs today. You can make another one tomorrow.',
  reports_busy: 'Other PDFs are being made right now. Try again in a moment.',
  plan_too_long: ({ most }: { most: number }) => `A plan can be loaded ${most} days at a time.`,
  list_link_not_here: 'This link no longer works. It may have been revoked.',
  lookup_off: 'You have not turned on product lookup.',
  lookup_forbidden: 'The owner of this installation does not allow product lookup.',
  lookup_used_up: 'This installation has reached its limit of requests to Open Food Facts for this minute. Please try again in a moment.',
  lookup_unreachable: 'Open Food Facts could not be reached.',
  lookup_unwell: 'Open Food Facts is having problems right now.',
  draft_unreadable: 'The language model did not return a usable list of foods. Nothing was added. You can try again.',
  draft_for_people: 'This is for people rather than for a program that reads meals. It was not sent anywhere.',
  picture_unreadable: 'This file could not be read as a picture. It was not sent anywhere.',
  picture_too_large: ({ megabytes }: { megabytes: number }) => `A picture can be at most ${megabytes} MB. It was not sent anywhere.`,
})
