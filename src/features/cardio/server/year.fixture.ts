import type { Year } from '#testing/life.ts'
export const year: Year = async () => ({})
