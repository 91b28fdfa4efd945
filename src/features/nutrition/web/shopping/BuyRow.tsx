import type { ReactNode } from 'react'
import styles from './Shopping.module.css'

interface BuyRowProps {
  name: string
  amount: string
  isBought: boolean
  onTick: (isBought: boolean) => void
  /** Content at the end of the row. */
  children?: ReactNode
}

/** One item to buy. The whole row is the tick button, so that it is easy to press with a thumb in a shop. */
export function BuyRow({ name, amount, isBought, onTick, children }: BuyRowProps) {
  return (
    <li className={styles.row} data-bought={isBought || undefined}>
      <label className={styles.tick}>
        <input type="checkbox" className={styles.box} checked={isBought} onChange={(event) => onTick(event.target.checked)} />
        <span className={styles.name}>{name}</span> <span className="note tabular">{amount}</span>
      </label>
      {children}
    </li>
  )
}
