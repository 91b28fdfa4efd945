import { useViewTransitionState } from 'react-router'

/** View-transition name of the picture that grows from a card into its page: only one element on a page may have it. */
export const ART_TRANSITION = 'soul-art'

let opened: string | undefined

export const addressOf = (trackId: string): string => `/soul/track/${encodeURIComponent(trackId)}`

/**
 * Link of a card to a track's page. The same track may appear on a page twice, so the pressed card is remembered, and only its
 * picture takes part in the view transition.
 *
 * @param place name of the place of this card on the page
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
