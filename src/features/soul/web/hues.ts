import { createContext } from 'react'
import type { SoulCategory } from '../contract.ts'

/** Each category's light, by id: pictures of its tracks share it. A category that is not in here has one by its name. */
export const HuesContext = createContext<ReadonlyMap<string, number>>(new Map())

export const huesOf = (categories: readonly SoulCategory[]): ReadonlyMap<string, number> =>
  new Map(categories.map(({ id, hue }) => [id, hue]))
