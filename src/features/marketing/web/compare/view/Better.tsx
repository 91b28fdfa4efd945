import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import styles from './Better.module.css'
import type { Comparison } from '../core/comparison.ts'
import { SourceLine } from './SourceLine.tsx'
import { NOTHING_TO_RUN, SOMEBODY_TO_ASK } from '../ours/common.ts'

/** Strengths of the other apps, shown before those of Fernwell. */
export function Better({ comparison: { apps } }: { comparison: Comparison }) {
  const rows = [
    ...apps.flatMap(({ name, strengths }) => strengths.map((strength) => ({ ...strength, app: apps.length > 1 ? name : undefined }))),
    { ...NOTHING_TO_RUN, app: undefined },
    { ...SOMEBODY_TO_ASK, app: undefined },
  ]
  const name = apps.length === 1 ? `${apps[0]!.name} is` : 'they are'
  return (
    <Stack as="section" aria-labelledby="better">
      <h2 id="better">Where {name} better</h2>
      <ul role="list" className={styles.rows}>
        {rows.map(({ name: what, app, text, here, source }) => (
          <li key={`${app} ${what}`} className={styles.row}>
            <h3>
              {app && <span className={styles.app}>{app} </span>}
              {what}
            </h3>
            <div>
              <p>{text}</p>
              {source === 'judgement' ? <p className={styles.view}>Our view</p> : <SourceLine source={source} />}
            </div>
            <p className="note">
              <b>{PRODUCT_NAME}:</b> {here}
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
