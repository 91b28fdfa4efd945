import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const nutritionReasons = defineReasons('nutrition', {
  day_full: ({ most }: { most: number }) => `A day holds at most ${most} items. Nothing was changed.`,
  diary_full: ({ most }: { most: number }) => `Your diary holds ${most} items, the most there can be. Nothing was changed.`,
  too_many_things: ({ most }: { most: number }) =>
    `You have ${most} foods, recipes, meals and favourites, the most there can be. Take some away first; nothing was changed.`,
  holds_itself: 'This recipe would contain itself, directly or through another one. Nothing was changed.',
})
