import { MOST_LETTERS } from '../../contract.ts'

export const WIKI = '/brain-forest/infinite-wiki'
export const VOCABULARY = '/brain-forest/vocabulary'

/** Address of a word's page, optionally for one of its meanings. */
export function wordAddress(word: string, sense?: string): string {
  const path = `${WIKI}/${encodeURIComponent(word.trim().slice(0, MOST_LETTERS)) || '-'}`
  return sense === undefined ? path : `${path}?sense=${sense}`
}

export const trailAddress = (id: string): string => `/brain-forest/trails/${id}`
