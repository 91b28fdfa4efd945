import type { InputOf } from '#platform/contract/endpoint.ts'
import type { changeCard, ToolCard } from '../../contract-tools.ts'

type Change = Omit<InputOf<typeof changeCard>['body'], 'args'> & { args?: ToolCard['args'] | undefined }

/** A device that claimed a card and did not report for this time is lost: another device may claim it. */
export const LOST_AFTER_MS = 120_000

/** The card after a change. A repeated report returns the same card; a change that is not allowed returns undefined. */
export function cardAfter(card: ToolCard, { to, claim, args, said, at }: Change, now: Date): ToolCard | undefined {
  const isOwn = card.claim === claim
  const isLost = card.state === 'doing' && now.getTime() - Date.parse(card.at) >= LOST_AFTER_MS
  const next = (change: Partial<ToolCard>): ToolCard => ({ ...card, at: now.toISOString(), ...change })
  switch (to) {
    case 'doing':
      if (card.state === 'doing' && isOwn) return card
      return card.state === 'proposed' || isLost ? next({ state: 'doing', claim, args: args ?? card.args }) : undefined
    case 'done':
      if (card.state === 'done' && isOwn) return card
      return card.state === 'doing' && isOwn ? next({ state: 'done', said: said ?? null, to: at ?? null }) : undefined
    case 'failed':
      if (card.state === 'proposed') return card
      return card.state === 'doing' && isOwn ? next({ state: 'proposed', claim: null }) : undefined
    case 'undone':
      if (card.state === 'undone' && isOwn) return card
      return card.state === 'done' && isOwn ? next({ state: 'undone' }) : undefined
    case 'dismissed':
      if (card.state === 'dismissed') return card
      return card.state === 'proposed' || isLost ? next({ state: 'dismissed', claim: null }) : undefined
  }
}
