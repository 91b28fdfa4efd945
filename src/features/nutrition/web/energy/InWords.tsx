import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import type { Energy } from './energy.ts'
import { energyMessages } from './messages.ts'
import styles from './Energy.module.css'

/** Expenditure without figures: whether intake and expenditure were about equal. */
export function InWords({ energy: { expended } }: { energy: Energy }) {
  const t = useMessages(energyMessages).hidden
  const difference = expended?.fromWeight ?? null
  const way =
    !expended || expended.by !== 'adaptive' || difference === null
      ? 'unknown'
      : Math.abs(difference) <= expended.margin
        ? 'same'
        : difference > 0
          ? 'less'
          : 'more'
  return (
    <Card as="section" className={styles.card}>
      <h2 className="small-title">{t.title}</h2>
      <p>{t.balance[way]}</p>
      <p className="note">{t.note}</p>
    </Card>
  )
}
