import { and, eq } from '#platform/server/db/drizzle.ts'
import { AppError, invalid, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasCollect, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { changeCard, ToolCard } from '../../contract-tools.ts'
import { companionReasons } from '../../reasons.en.ts'
import { openMessage, sealMessage } from '../threads/sealing.ts'
import { companionMessages } from '../tables.ts'
import { cardAfter } from './cards.ts'
import { argsFor } from './proposing.ts'

type Asked = Pick<InputOf<typeof changeCard>, 'params' | 'body'>

/**
 * Changes the state of a card, one device after the other. Throws `not_found`, `conflict` or `invalid` (arguments that its tool does not
 * accept).
 */
export async function changeOwnCard(
  app: HasClock & HasCollect & HasDb & HasVault,
  userId: string,
  { params, body }: Asked,
): Promise<ToolCard> {
  const key = await app.vault.keyOf(userId)
  const { userId: owner, id, threadId } = companionMessages
  const own = and(eq(owner, userId), eq(threadId, params.id), eq(id, params.message))
  return app.db.transaction(async (tx) => {
    const [row] = await tx.select().from(companionMessages).where(own).for('update')
    const content = row && openMessage(key, row.id, row.sealed)
    const card = content?.cards.find((one) => one.id === params.card)
    if (!row || !content || !card) throw notFound(companionReasons.no_card())
    const args = body.args === undefined ? undefined : argsFor(app, card.tool, body.args)
    if (body.args !== undefined && args === undefined) throw invalid('args', companionReasons.card_args())
    const next = cardAfter(card, { ...body, args }, app.clock.now())
    if (!next) throw new AppError('conflict', companionReasons.card_taken())
    if (next !== card) {
      const cards = content.cards.map((one) => (one.id === next.id ? next : one))
      await tx
        .update(companionMessages)
        .set({ sealed: sealMessage(key, row.id, { ...content, cards }) })
        .where(own)
    }
    return next
  })
}
