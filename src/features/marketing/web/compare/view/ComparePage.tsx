import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Better } from './Better.tsx'
import { Bring } from './Bring.tsx'
import styles from './ComparePage.module.css'
import { nameOf, type Comparison } from '../core/comparison.ts'
import { CHECKED_ON, longDay } from '../core/fact.ts'
import { Costs } from './Costs.tsx'
import { Fit } from './Fit.tsx'
import { compareMessages } from './messages.ts'
import { OtherComparisons } from './OtherComparisons.tsx'
import { SideBySide } from './SideBySide.tsx'
import { Sprig } from './Sprig.tsx'

/** A comparison with other apps: their facts with source and date, their strengths, and the costs of running Fernwell. */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { onlyEnglish } = useMessages(compareMessages)
  const { path, title, lead, apps, unknown } = comparison
  return (
    <>
      {onlyEnglish && <p className={styles.language}>{onlyEnglish}</p>}
      <article lang="en" className={styles.page}>
        <header className={styles.head}>
          <div className={styles.words}>
            <p className={styles.kicker}>A comparison, by one of the compared</p>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.checked}>
              Checked on <time dateTime={CHECKED_ON}>{longDay(CHECKED_ON)}</time>, in published records. Look at the maker’s own page before
              you decide.
            </p>
          </div>
          <Sprig seed={path} className={styles.sprig} />
        </header>
        <SideBySide comparison={comparison} />
        {unknown && (
          <Stack as="section" gap={3} aria-labelledby="unknown">
            <h2 id="unknown">What we do not know</h2>
            <p className={styles.text}>{unknown}</p>
          </Stack>
        )}
        <Better comparison={comparison} />
        <Fit comparison={comparison} />
        <Bring comparison={comparison} />
        <Costs apps={apps} />
        <Stack as="section" gap={3} aria-labelledby="made">
          <h2 id="made">How this page is made</h2>
          <p className={styles.text}>
            We make {PRODUCT_NAME}, so take this as the word of one side. In the table, each fact about {nameOf(apps)} names who says it and
            when it was read: the maker, a dated record of the maker’s page, or somebody else, and then it says “reports”. What nobody could
            be found to say is left out. A price that is older than 180 days is not shown. “Our view” is an opinion. Names and marks belong
            to their owners, who have nothing to do with {PRODUCT_NAME}.
          </p>
        </Stack>
        <OtherComparisons current={path} />
      </article>
    </>
  )
}
