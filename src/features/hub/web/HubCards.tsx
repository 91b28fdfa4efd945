import { Fragment } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import type { getHub } from '../contract.ts'
import { drawCard } from './card-views.ts'
import { placed, type Region } from './place.ts'
import { Suggestion } from './Suggestion.tsx'

interface HubCardsProps {
  cards: readonly HubCard[]
  region: Region
  /** Undefined when the shown data is from another day: then nothing is suggested. */
  suggestion?: OutputOf<typeof getHub>['suggestion'] | undefined
  seed: string
  /** The cards to show: all, all but the last, or only the last. */
  part?: 'all' | 'body' | 'foot'
}

/** The features' cards for today, each rendered by its own view, with the day's suggestion among them. */
export function HubCards({ cards, region, suggestion, seed, part = 'all' }: HubCardsProps) {
  const all = placed(cards, region, Boolean(suggestion))
  return (part === 'all' ? all : part === 'body' ? all.slice(0, -1) : all.slice(-1)).map(({ key, card }) => {
    if (!card) return suggestion && <Suggestion key={key} {...suggestion} cards={cards} seed={seed} />
    return <Fragment key={key}>{drawCard(card)}</Fragment>
  })
}
