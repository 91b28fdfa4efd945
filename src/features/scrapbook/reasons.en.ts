import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const scrapbookReasons = defineReasons('scrapbook', {
  too_many_books: ({ most }: { most: number }) =>
    `You have ${most} scrapbooks, the most there can be. Delete one first; nothing was changed.`,
  too_many_pages: ({ most }: { most: number }) => `You have ${most} pages, the most there can be. Delete some first; nothing was changed.`,
  page_full: ({ most }: { most: number }) => `This page has more than ${most} objects. Go on with another page; what is on it stays.`,
  page_large: 'There is more on this page than one page can hold. Go on with another page; what is on it stays.',
  no_room: 'Your scrapbooks take all the room there is for them. Delete some pages first; nothing was changed.',
  page_not_here: 'This page is not here.',
  book_not_here: 'This scrapbook is not here.',
  picture_not_here: 'This picture is not here.',
  picture_unreadable:
    'This could not be read as a picture. JPEG, PNG, WebP and AVIF up to 120 million pixels can; drawings (SVG) and HEIC cannot. Nothing was saved.',
  picture_too_large: ({ megabytes }: { megabytes: number }) => `A picture can have ${megabytes} MB at most. Nothing was saved.`,
  picture_id_taken: 'Another picture has this id already.',
  too_many_pictures: ({ most }: { most: number }) => `You have ${most} pictures, the most there can be. Delete one first.`,
  days_backwards: 'The last day is before the first.',
  too_many_days: ({ most }: { most: number }) => `That is more than ${most} days at once.`,
  link_past: 'This moment has passed already.',
  link_far: ({ days }: { days: number }) => `A link can be open for ${days} days at most.`,
  too_many_links: ({ most }: { most: number }) => `You have made ${most} links, the most there can be. Delete ended ones first.`,
  link_not_here: 'This link opens nothing. It may have ended, or is not complete.',
  opened_often: 'This was opened too often in one minute. Please try again in a moment.',
  no_image_model: 'No service that makes pictures is set up here.',
  images_not_agreed: 'Nothing is sent to a service that makes pictures until you agree to it. You have not, or to another one.',
  other_image_model: 'Another service makes pictures here by now. Please look at it and decide again.',
  images_spent: ({ most }: { most: number }) => `You had ${most} pictures made today, the most there can be. Tomorrow there are more.`,
  too_many_asked: ({ most }: { most: number }) =>
    `${most} pictures are being made or did not work out, the most there can be. Clear some first.`,
  words_for_people: 'These words were not sent anywhere. They are for people, and help is one press away.',
  asked_not_here: 'This request is not here. The picture may be ready already.',
})
