import { z } from 'zod'

// Settings that services beyond this machine have in common.

/** A service's base URL, with nothing secret in it. */
export const serviceAddress = (example: string) =>
  z.string().refine((value) => {
    const url = URL.parse(value)
    return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash
  }, `must be the base URL of a service, like ${example}, with nothing secret in it`)

export const serviceKey = z.string().regex(/^[\x21-\x7e]+$/, 'must be one word of plain characters')

export const modelName = z.string().min(1).max(200, 'must be at most 200 characters')

/** A whole number from 1. */
export const count = (most: number) =>
  z.coerce.number('must be a whole number').int('must be a whole number').min(1, 'must be at least 1').max(most, `must be at most ${most}`)
