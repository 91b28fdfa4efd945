import { useId } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { wordAddress } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import { CENTRE, placed, stem, WIDTH, type Neighbour } from './map.ts'
import styles from './Word.module.css'

/** Map of the words around a word, drawn as leaves; each is a link. */
export function NeighbourMap({ word, neighbours }: { word: string; neighbours: readonly Neighbour[] }) {
  const t = useMessages(wikiMessages)
  const titleId = useId()
  const nodes = placed(neighbours)
  if (nodes.length === 0) return null
  const top = Math.min(...nodes.map(({ y }) => y), CENTRE.y) - 32
  const bottom = Math.max(...nodes.map(({ y }) => y), CENTRE.y) + 34
  const shown = word.length > 20 ? `${word.slice(0, 19)}…` : word
  const middle = Math.max(84, shown.length * 9.4 + 36)
  return (
    <section aria-labelledby={titleId} className={styles.map}>
      <h2 id={titleId} className="visually-hidden">
        {t.map.title(word)}
      </h2>
      <svg viewBox={`0 ${top} ${WIDTH} ${bottom - top}`} direction="ltr">
        <g className={styles.stems}>
          {nodes.map((node) => (
            <path key={node.slug} d={stem(node)} data-relation={node.relation} />
          ))}
        </g>
        <g className={styles.middle} aria-hidden="true">
          <rect x={CENTRE.x - middle / 2} y={CENTRE.y - 22} width={middle} height={44} rx={22} />
          <text x={CENTRE.x} y={CENTRE.y + 6} lang="en">
            {shown}
          </text>
        </g>
        {nodes.map(({ slug, word: name, relation, x, y, width }) => (
          <Link key={slug} to={wordAddress(slug)} className={styles.node} data-relation={relation}>
            <rect x={x - width / 2} y={y - 18} width={width} height={36} rx={18} />
            <text x={x} y={y + 1} lang="en">
              {name}
            </text>{' '}
            <text x={x} y={y + 13} className={styles.relation}>
              {t.map[relation]}
            </text>
          </Link>
        ))}
      </svg>
    </section>
  )
}
