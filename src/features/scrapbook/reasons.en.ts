import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refused requests. */
export const scrapbookReasons = defineReasons('scrapbook', {
  too_many_books: ({ most }: { most: number }) => `You have ${most} scrapbooks, which is the limit. Delete one first; nothing was changed.`,
  too_many_pages: ({ most }: { most: number }) => `You have ${most} pages, which is the limit. Delete some first; nothing was changed.`,
  page_full: ({ most }: { most: number }) => `This page has more than ${most} objects. Continue on another page; everything on it stays.`,
  page_large: 'There is more on this page than one page can hold. Continue on another page; everything on it stays.',
  no_room: 'Your scrapbooks have used all their storage. Delete some pages first; nothing was changed.',
  page_not_here: 'This page was not found.',
  book_not_here: 'This scrapbook was not found.',
  picture_not_here: 'This picture was not found.',
  picture_unreadable:
    'This picture could not be read. JPEG, PNG, WebP and AVIF up to 120 million pixels work; drawings (SVG) and HEIC do not. Nothing was saved.',
  picture_too_large: ({ megabytes }: { megabytes: number }) => `A picture can have ${megabytes} MB at most. Nothing was saved.`,
  picture_id_taken: 'Another picture already has this ID.',
  too_many_pictures: ({ most }: { most: number }) => `You have ${most} pictures, which is the limit. Delete one first.`,
  days_backwards: 'The last day is before the first.',
  too_many_days: ({ most }: { most: number }) => `That is more than ${most} days at once.`,
  link_past: 'This time is in the past.',
  link_far: ({ days }: { days: number }) => `A link can be open for ${days} days at most.`,
  too_many_links: ({ most }: { most: number }) => `You have ${most} links, which is the limit. Delete expired ones first.`,
  link_not_here: 'This link does not work. It may have expired or be incomplete.',
  opened_often: 'This was opened too often in one minute. Please try again in a moment.',
  no_image_model: 'No service for creating pictures is set up here.',
  images_not_agreed: 'Nothing is sent to a service for creating pictures until you agree to it. You have not agreed to this one.',
  other_image_model: 'A different service now creates pictures here. Please look at it and decide again.',
  images_spent: ({ most }: { most: number }) =>
    `You have created ${most} pictures today, which is the limit. You can create more tomorrow.`,
  too_many_asked: ({ most }: { most: number }) => `${most} pictures are in progress or have failed, which is the limit. Clear some first.`,
  words_for_people: 'These words were not sent anywhere. They are for people, and help is one press away.',
  asked_not_here: 'This request was not found. The picture may already be ready.',
})
