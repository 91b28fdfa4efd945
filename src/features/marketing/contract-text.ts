import { z } from 'zod'
import { marketingReasons } from './reasons.en.ts'

/** One line without control characters, so that it cannot inject a mail header. */
export const Line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u, marketingReasons.line.id)

/** Lines without control characters, except tab and line break. */
export const Lines = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(most)
        .regex(/^[\P{Cc}\n\t]*$/u, marketingReasons.text.id),
    )

export const Mail = z.string().trim().max(254).pipe(z.email(marketingReasons.address_form.id))
