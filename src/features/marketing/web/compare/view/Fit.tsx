import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { nameOf, type Comparison } from '../core/comparison.ts'
import styles from './Fit.module.css'

/** Reasons to stay with the other app, and reasons for Fernwell. */
export function Fit({ comparison: { apps, stay, fits } }: { comparison: Comparison }) {
  return (
    <div className={styles.two}>
      <Stack as="section" className={styles.side} aria-labelledby="stay">
        <h2 id="stay">Stay with {nameOf(apps)} if …</h2>
        <List of={stay} />
      </Stack>
      <Stack as="section" className={styles.side} aria-labelledby="fits">
        <h2 id="fits">{PRODUCT_NAME} may fit you if …</h2>
        <List of={fits} />
      </Stack>
    </div>
  )
}

function List({ of: items }: { of: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
