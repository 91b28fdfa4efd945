import type { InsightAssociation } from '../../contract/insight.ts'
import styles from './Associations.module.css'
import { ForestLine } from './ForestLine.tsx'
import type { AssociationWords } from './use-association-words.ts'

interface ForestRowsProps {
  associations: readonly InsightAssociation[]
  scale: number
  words: AssociationWords
  faint?: boolean
}

/** One association per row: name, point and line, and a sentence with the same data. */
export function ForestRows({ associations, scale, words, faint = false }: ForestRowsProps) {
  return (
    <ul role="list" className={styles.rows}>
      {associations.map((one) => (
        <li key={`${one.factorId} ${one.timing}`} className={styles.row}>
          <strong className={styles.name}>{words.title(one.factorId)}</strong>
          <ForestLine association={one} scale={scale} faint={faint} />
          <span className={styles.sentence}>
            {words.claim(one)} <span className="soft tabular">({words.basis(one)}).</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
