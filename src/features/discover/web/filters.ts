import type { InputOf } from '#platform/contract/endpoint.ts'
import { NEEDS } from '#platform/contract/needs.ts'
import { KINDS, LENGTHS, VOICES, type findItems } from '../contract.ts'

export type Filters = InputOf<typeof findItems>['query']

const CHOICES = { need: NEEDS, length: LENGTHS, voice: VOICES, language: ['en', 'de'], kind: KINDS } as const
export type Choice = keyof typeof CHOICES
const MOST_LETTERS = 80

/** Filters from an address; invalid values are left out. */
export function filtersOf(search: URLSearchParams): Filters {
  const filters: Record<string, string> = {}
  for (const [name, allowed] of Object.entries(CHOICES)) {
    const value = search.get(name)
    if (value !== null && (allowed as readonly string[]).includes(value)) filters[name] = value
  }
  const text = search.get('text')?.slice(0, MOST_LETTERS)
  if (text) filters.text = text
  return filters as Filters
}

/** An address with one of its filters changed; an empty value removes it. */
export function withFilter(search: URLSearchParams, name: Choice | 'text', value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

export const isFiltering = (filters: Filters): boolean => Object.keys(filters).length > 0
