import { createContext } from 'react'
import type { SoulCategory } from '../contract.ts'

/** Hue of each category, by id, shared by the pictures of its tracks. A category without one gets a hue from its name. */
export const HuesContext = createContext<ReadonlyMap<string, number>>(new Map())

export const huesOf = (categories: readonly SoulCategory[]): ReadonlyMap<string, number> =>
  new Map(categories.map(({ id, hue }) => [id, hue]))
