import { defineReasons } from '#platform/contract/reasons.ts'

export const gardenReasons = defineReasons('garden', {
  plant_not_here: 'This plant is not here.',
  arranged_too_many: ({ most }: { most: number }) => `You can name or move ${most} plants at most. Reset one first; nothing was changed.`,
  seeds_too_many: ({ most }: { most: number }) => `The rare seed bed is full with ${most} plants. What a garden!`,
  too_few_points: ({ price, points }: { price: number; points: number }) =>
    `This seed costs ${price} points, and you have ${points}. It will wait for you.`,
  nothing_to_arrange: 'Choose a name or a place.',
})
