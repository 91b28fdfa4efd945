import type { CSSProperties } from 'react'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { FACTS, shown } from '../core/facts.ts'
import styles from './Parts.module.css'

/** The architecture, generated from the code: three layers, and a box for each feature, with a bar for its code size. */
export function House() {
  const { layers, features, ground } = FACTS
  const longest = Math.max(...features.map(({ lines }) => lines))
  return (
    <Stack gap={2}>
      <Stack gap={2} className={styles.storey} data-area="soul">
        <p>
          <b>app</b>, the roof: knows every feature, adds nothing of its own. {shown(layers.app.lines)} lines
        </p>
      </Stack>
      <Stack gap={2} className={styles.storey} data-area="hub">
        <p>
          <b>features</b>, a room each: none imports another. {shown(layers.features.lines)} lines, the content that is code included
        </p>
        <ul role="list" className={styles.rooms}>
          {features
            .toSorted((a, b) => b.lines - a.lines)
            .map(({ name, lines, endpoints, tables, tests }) => (
              <li key={name} style={{ '--share': (lines / longest).toFixed(3) } as CSSProperties}>
                <b>{name}</b>
                <span>
                  {endpoints} routes · {tables} tables · {tests} tests
                </span>
              </li>
            ))}
        </ul>
      </Stack>
      <Stack gap={2} className={styles.storey} data-area="body">
        <p>
          <b>platform</b>, the ground: knows no feature. {shown(layers.platform.lines)} lines, {ground.endpoints} routes, {ground.tables}{' '}
          tables, {ground.tests} files of tests
        </p>
      </Stack>
    </Stack>
  )
}
