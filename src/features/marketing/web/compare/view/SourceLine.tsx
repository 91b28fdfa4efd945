import { longDay, type Source } from '../core/fact.ts'
import styles from './SourceLine.module.css'

/** Source of a fact, and the day on which it was read. */
export function SourceLine({ source: { by, url, readOn, grade } }: { source: Source }) {
  const name = url ? (
    <a href={url} rel="noopener nofollow">
      {by}
    </a>
  ) : (
    by
  )
  return (
    <p className={styles.source}>
      {grade === 'S3' ? 'Not confirmed by the maker: ' : 'Source: '}
      {name}, <time dateTime={readOn}>{longDay(readOn)}</time>
    </p>
  )
}
