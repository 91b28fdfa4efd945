import type { Body } from './fields.ts'

/** All texts that a person wrote in a form, in order. */
export function textsIn(body: Body): string[] {
  return Object.values(body).flatMap((value): string[] => {
    if (typeof value === 'string') return [value]
    if (!Array.isArray(value)) return []
    return value.flatMap((one: unknown) =>
      typeof one === 'object' && one !== null ? Object.values(one).filter((text): text is string => typeof text === 'string') : [],
    )
  })
}
