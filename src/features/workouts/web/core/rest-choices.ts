/** Choices of rest after a set, in seconds. */
export const REST_CHOICES = [0, 30, 60, 90, 120, 150, 180, 240, 300] as const
