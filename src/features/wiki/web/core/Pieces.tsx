import { Link } from 'react-router'
import type { Piece } from '../../contract.ts'
import { wordAddress } from './addresses.ts'
import styles from './Pieces.module.css'

/** Running text with linked words. */
export function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map((piece, nth) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link key={nth} to={wordAddress(piece[1])} className={styles.door}>
        {piece[0]}
      </Link>
    ),
  )
}
