import { defineReasons } from '#platform/contract/reasons.ts'

export const gardenReasons = defineReasons('garden', {
  plant_not_here: 'This plant is not here.',
  arranged_too_many: ({ most }: { most: number }) =>
    `A garden keeps names and places of ${most} plants. Remove one first; nothing was changed.`,
  seeds_too_many: ({ most }: { most: number }) => `The bed of rare seeds is full with ${most}. What a garden!`,
  too_few_points: ({ price, points }: { price: number; points: number }) =>
    `This seed costs ${price} points, and you have ${points}. It will wait for you.`,
  nothing_to_arrange: 'Say a name or a place.',
})
