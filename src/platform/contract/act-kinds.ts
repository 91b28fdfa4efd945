/** The parts of life that acts of care belong to. */
export const ACT_AREAS = ['journal', 'soul', 'habits', 'body', 'mind', 'companion'] as const
export type ActArea = (typeof ACT_AREAS)[number]
