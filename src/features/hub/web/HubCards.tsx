import { Suspense } from 'react'
import type { HubCard } from '#platform/contract/hub.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { cardViewOf } from './card-views.ts'
import styles from './Hub.module.css'
import { hubMessages } from './messages.ts'

/** What the features have for today, each drawn by its own view. */
export function HubCards({ cards, isFirst }: { cards: readonly HubCard[]; isFirst: boolean }) {
  const t = useMessages(hubMessages)
  const shown = cards.flatMap((card) => {
    const View = cardViewOf(card.feature, card.card)
    return View ? [{ key: `${card.feature} ${card.card}`, View, data: card.data }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={styles.cards} aria-labelledby="hub-cards">
      <div>
        <h2 id="hub-cards">{isFirst ? t.begin : t.cards}</h2>
        {isFirst && <p className={styles.hint}>{t.beginText}</p>}
      </div>
      {shown.map(({ key, View, data }) => (
        <Suspense key={key} fallback={<Skeleton shape="card" className={styles.cardShadow} />}>
          <View data={data} />
        </Suspense>
      ))}
    </section>
  )
}
