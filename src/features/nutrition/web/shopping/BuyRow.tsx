import type { ReactNode } from 'react'
import styles from './Shopping.module.css'

interface BuyRowProps {
  name: string
  amount: string
  isBought: boolean
  onTick: (isBought: boolean) => void
  /** At the end of the row. */
  children?: ReactNode
}

/** One thing to buy. The whole row is its tick: it is pressed with a thumb, beside a trolley. */
export function BuyRow({ name, amount, isBought, onTick, children }: BuyRowProps) {
  return (
    <li className={styles.row} data-bought={isBought || undefined}>
      <label className={styles.tick}>
        <input type="checkbox" className={styles.box} checked={isBought} onChange={(event) => onTick(event.target.checked)} />
        <span className={styles.name}>{name}</span> <span className={styles.amount}>{amount}</span>
      </label>
      {children}
    </li>
  )
}
