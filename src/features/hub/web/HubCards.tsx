import type { HubCard } from '#platform/contract/hub.ts'
import type { SuggestionRule } from '../suggestion.ts'
import { drawCard, hasPage } from './card-views.ts'
import { FirstHabit } from './FirstHabit.tsx'
import { FIRST_HABIT, placed, SUGGESTION, trackCardOf, type Region } from './place.ts'
import { Slot } from './Slot.tsx'
import { Suggestion } from './Suggestion.tsx'

interface HubCardsProps {
  cards: readonly HubCard[]
  region: Region
  /** undefined: nothing is suggested (what is shown is of another day). */
  suggestion?: SuggestionRule | undefined
  /** Nothing was ever done: the first of each thing is offered. */
  isFirst?: boolean
  seed: string
}

/** What the features have for today, each drawn by its own view, and the hub's own among them. */
export function HubCards({ cards, region, suggestion, isFirst = false, seed }: HubCardsProps) {
  const isWithoutHabits = isFirst && hasPage('/habits') && !cards.some(({ feature }) => feature === 'habits')
  const own = [...(suggestion ? [SUGGESTION] : []), ...(isWithoutHabits ? [FIRST_HABIT] : [])]
  return placed(cards, own)[region].map(({ name, card, reserves }) => {
    if (name === FIRST_HABIT) return <FirstHabit key={name} />
    if (!card) return suggestion && <Suggestion key={name} rule={suggestion} track={trackCardOf(cards)} reserves={reserves} seed={seed} />
    const drawn = drawCard(card)
    return (
      drawn && (
        <Slot key={name} reserves={reserves}>
          {drawn}
        </Slot>
      )
    )
  })
}
