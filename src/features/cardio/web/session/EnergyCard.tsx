import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import type { CardioSession, Energy } from '../../contract.ts'
import { detailMessages } from './messages.ts'
import styles from './Session.module.css'

/** Energy above rest, by each method with its formula and accuracy. */
export function EnergyCard({ energy: { kg, met, reported, heart, isOld }, session }: { energy: Energy; session: CardioSession }) {
  const t = useMessages(detailMessages)
  const format = useFormat()
  const rounded = (kcal: number) => format.energy(Math.round(kcal / 10) * 10)
  const best = heart ?? met
  const number = (value: number, digits: number) => format.number(value, { maximumFractionDigits: digits })
  return (
    <TitledCard title={t.energy.title} className={styles.card}>
      {reported && <p>{(reported.withRest ? t.energy.reportedWithRest : t.energy.reported)(format.energy(reported.kcal))}</p>}
      {kg === null || !best ? (
        <p className={styles.soft}>{t.energy.noWeight}</p>
      ) : (
        <>
          <p className={styles.kcal}>{t.energy.about(rounded(best.kcal))}</p>
          {heart && <p className={styles.soft}>{t.energy.heart(number(heart.bpm, 0), rounded(heart.kcal))}</p>}
          {met && (
            <p className={styles.soft}>
              {t.energy.met(number(met.met, 1), number(kg, 1), number(session.seconds / 3600, 2), rounded(met.kcal))}{' '}
              {t.energy.metSource(met.code)}
            </p>
          )}
          <p className={styles.soft}>
            {t.energy.doubt} {isOld && t.energy.old}
          </p>
          <p className={styles.soft}>{t.energy.once}</p>
        </>
      )}
    </TitledCard>
  )
}
