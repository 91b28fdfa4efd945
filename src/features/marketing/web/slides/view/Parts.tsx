import type { ReactNode } from 'react'
import styles from './Parts.module.css'

export function Columns({ cards }: { cards: readonly { title: string; mark?: string; text: ReactNode }[] }) {
  return (
    <div className={styles.columns}>
      {cards.map(({ title, mark, text }) => (
        <div key={title} className={styles.card}>
          {mark && <p className={styles.mark}>{mark}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

export function Figures({ figures }: { figures: readonly { value: string; text: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

export function FigureTable({ rows, label }: { rows: readonly { what: string; value: string; missed?: boolean }[]; label: string }) {
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {rows.map(({ what, value, missed }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className={missed ? styles.missed : undefined}>
              {value}
              {missed && <span> · missed</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Small({ children }: { children: ReactNode }) {
  return <p className={styles.small}>{children}</p>
}
