import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { FACTOR_DAYS_NEEDED, type Insight } from '../../contract/insight.ts'
import shared from './Insight.module.css'
import styles from './Associations.module.css'
import { Disclosure } from './Disclosure.tsx'
import { findingsOf, scaleOf } from './findings.ts'
import { FindingsSide } from './FindingsSide.tsx'
import { ForestRows } from './ForestRows.tsx'
import { insightMessages } from './messages.ts'
import { NotYet } from './NotYet.tsx'
import { useAssociationWords } from './use-association-words.ts'

type AssociationsProps = { insight: Pick<Insight, 'associations' | 'factors' | 'notYet' | 'leftOut'> }

/** Factors associated with better or harder days, factors without an association, and factors with too few days. */
export function Associations({ insight }: AssociationsProps) {
  const { associations, factors, notYet, leftOut } = insight
  const t = useMessages(insightMessages)
  const format = useFormat()
  const words = useAssociationWords(factors)
  if (factors.length === 0) {
    return (
      <Card as="section" pad="lg">
        <h2 className="small-title">{t.goes.nothing.title}</h2>
        <p className={shared.soft}>{t.goes.nothing.text}</p>
      </Card>
    )
  }
  const { better, harder, unclear, nextMood, nextFactor } = findingsOf(insight)
  const scale = scaleOf(associations)
  const rows = associations
    .toSorted((a, b) => a.q - b.q)
    .map((one) => [
      words.title(one.factorId),
      t.goes.timing[one.timing],
      words.value(one.difference),
      one.low === null ? '–' : words.value(one.low),
      one.high === null ? '–' : words.value(one.high),
      one.nWith,
      one.nWithout,
      format.number(one.q, { maximumFractionDigits: 3 }),
    ])
  const next = [
    { title: t.goes.nextMood, hint: t.goes.nextMoodHint, found: nextMood },
    { title: t.goes.nextFactor, hint: t.goes.nextFactorHint, found: nextFactor },
  ].filter(({ found }) => found.length > 0)
  return (
    <Card as="section" pad="lg">
      <ChartFrame level={2} title={t.goes.title} summary={`${t.goes.summary} ${t.goes.caveat}`} columns={t.goes.columns} rows={rows}>
        {associations.length === 0 ? (
          <p className={shared.soft}>{t.goes.noneYet}</p>
        ) : (
          <div className={styles.sides}>
            <FindingsSide title={t.goes.better} found={better} scale={scale} words={words} />
            <FindingsSide title={t.goes.harder} found={harder} scale={scale} words={words} />
          </div>
        )}
      </ChartFrame>
      <div className={styles.more}>
        {associations.length > 0 && (
          <Disclosure title={t.goes.nextDay}>
            {next.length === 0 && <p className={shared.soft}>{t.goes.nextNone}</p>}
            {next.map(({ title, hint, found }) => (
              <section key={title} className={styles.side}>
                <h3 className={styles.sideTitle}>{title}</h3>
                <p className={shared.soft}>{hint}</p>
                <ForestRows associations={found} scale={scale} words={words} />
              </section>
            ))}
          </Disclosure>
        )}
        {unclear.length > 0 && (
          <Disclosure title={t.goes.unclear(unclear.length)}>
            <ForestRows associations={unclear} scale={scale} words={words} faint />
          </Disclosure>
        )}
        {notYet.length > 0 && (
          <Disclosure title={t.goes.notYet(notYet.length)}>
            <NotYet notYet={notYet} words={words} needed={FACTOR_DAYS_NEEDED} />
          </Disclosure>
        )}
      </div>
      <p className={styles.method}>
        {associations.length > 0 && t.goes.method} {leftOut > 0 && t.goes.leftOut(leftOut)}
      </p>
    </Card>
  )
}
