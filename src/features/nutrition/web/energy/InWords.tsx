import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
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
    <TitledCard isSmall title={t.title} className={styles.card}>
      <p>{t.balance[way]}</p>
      <p className="note">{t.note}</p>
    </TitledCard>
  )
}
