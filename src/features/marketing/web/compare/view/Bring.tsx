import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import styles from './Bring.module.css'
import type { Comparison } from '../core/comparison.ts'
import { IMPORTERS } from '../core/importers.ts'
import { Table } from '#platform/web/ui/Table.tsx'

/** Data that can be imported from the other apps, and data that cannot. */
export function Bring({ comparison: { bring } }: { comparison: Comparison }) {
  return (
    <Stack as="section" aria-labelledby="bring">
      <h2 id="bring">What of yours comes along</h2>
      <p className={styles.text}>{bring.text}</p>
      {bring.importers.length > 0 && (
        <Table columns={['From', `${PRODUCT_NAME} reads`, 'It lands in']} className={styles.table}>
          {bring.importers.map((id) => (
            <tr key={id}>
              <th scope="row">{IMPORTERS[id].name}</th>
              <td>{IMPORTERS[id].file}</td>
              <td>{IMPORTERS[id].where}</td>
            </tr>
          ))}
        </Table>
      )}
    </Stack>
  )
}
