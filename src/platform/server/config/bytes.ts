import { z } from 'zod'

const UNITS = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 }

/** A size as people write it, `20GB` or `500 MB`, in bytes. */
export const ByteSize = z.string().transform((text, context) => {
  const [, number = '', unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?) ?([KMGT]?B)$/i.exec(text.trim()) ?? []
  const bytes = Math.round(Number(number) * UNITS[unit.toUpperCase() as keyof typeof UNITS])
  if (bytes > 0) return bytes
  context.addIssue({ code: 'custom', message: 'must be a size like 20GB or 500MB' })
  return z.NEVER
})
