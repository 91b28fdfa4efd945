import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refusals. */
export const marketingReasons = defineReasons('marketing', {
  line: 'This takes one line of letters, without control characters.',
  text: 'This takes letters and line breaks, without other control characters.',
  address_form: 'This does not look like an e-mail address.',
  too_many_messages: 'Many messages came from this network in the last hour. Yours was not sent; please try again later.',
  too_many_today: 'Many messages came in today. Yours was not sent; please try again tomorrow.',
  box_full: 'So many messages wait here that no more are taken. Yours was not sent.',
  message_not_here: 'This message is not here any more.',
  review_changed: 'The author changed this review or took it back in the meantime. Please look again.',
  too_many_changes: 'You changed your review often today. Please try again tomorrow.',
  slug: 'An address takes small letters, digits and hyphens, and begins with a letter or digit.',
  slug_taken: 'Another post has this address already.',
  post_too_long: 'A post may have 100 kB at most.',
  too_many_posts: ({ most }: { most: number }) => `There are ${most} posts already. Delete one first.`,
  post_not_here: 'This post is not here.',
  owner_by_environment: ({ name }: { name: string }) => `This is set by ${name} in the server’s environment, so it cannot be changed here.`,
})
