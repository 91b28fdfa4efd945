import type { Body } from './fields.ts'

/** Every text that somebody wrote into a form, in its order. */
export function textsIn(body: Body): string[] {
  return Object.values(body).flatMap((value): string[] => {
    if (typeof value === 'string') return [value]
    if (!Array.isArray(value)) return []
    return value.flatMap((one: unknown) =>
      typeof one === 'object' && one !== null ? Object.values(one).filter((text): text is string => typeof text === 'string') : [],
    )
  })
}
