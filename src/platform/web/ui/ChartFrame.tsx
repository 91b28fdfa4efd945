import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { Button } from './Button.tsx'
import { TableHead } from './TableHead.tsx'
import { chart, table } from './icons/tools.ts'
import { uiMessages } from './messages.ts'
import styles from './ChartFrame.module.css'

interface ChartFrameProps {
  title: ReactNode
  /** The chart's message in one sentence. */
  summary?: ReactNode
  /** The chart. Give it `role="img"` and a label, or make it decorative when the summary contains everything. */
  children: ReactNode
  /** The same data: head cells, then rows of already formatted cells, the first of each row being its name. */
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** At the end of the header: a range chooser. */
  controls?: ReactNode
  level?: 2 | 3
}

/** A chart, and the same data as a table for people who prefer one. */
export function ChartFrame({ title, summary, children, columns, rows, controls, level = 3 }: ChartFrameProps) {
  const t = useMessages(uiMessages)
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const Heading = `h${level}` as const
  return (
    <figure className={styles.frame} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <div>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        {controls}
      </figcaption>
      {asTable ? (
        <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <TableHead columns={columns} />
            <tbody>
              {rows.map((row, index) => (
                // oxlint-disable-next-line no-array-index-key -- two rows may carry the same name
                <tr key={index}>
                  {row.map((cell, at) =>
                    at === 0 ? (
                      <th key={columns[at] ?? at} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={columns[at] ?? at}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div>{children}</div>
      )}
      <div className={styles.foot}>
        <Button
          id={`${id}-as`}
          aria-labelledby={`${id}-as ${id}`}
          kind="quiet"
          size="sm"
          icon={asTable ? chart : table}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? t.showChart : t.showTable}
        </Button>
      </div>
    </figure>
  )
}
