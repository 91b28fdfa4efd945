import { useViewTransitionState } from 'react-router'

/** The picture that grows from a card into its page: only one on a page may bear this name at a time. */
export const ART_TRANSITION = 'soul-art'

let opened: string | undefined

export const addressOf = (trackId: string): string => `/soul/track/${encodeURIComponent(trackId)}`

/**
 * A card that leads to a track's page. The same track may stand on a page twice, so the one that was pressed is
 * remembered, and only its picture takes part in the change.
 *
 * @param place where on the page this card stands
 */
export function useOpening(trackId: string, place: string): { to: string; onClick: () => void; transition: string | undefined } {
  const to = addressOf(trackId)
  const isOnTheWay = useViewTransitionState(to)
  const card = `${place} ${trackId}`
  return {
    to,
    onClick: () => {
      opened = card
    },
    transition: isOnTheWay && opened === card ? ART_TRANSITION : undefined,
  }
}
