import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { close } from '#platform/web/ui/icons/controls.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getMindTree } from '../../contract.ts'
import type { Tree } from '../../forest.ts'
import { GAME_NAMES } from '../../games/core/names.ts'
import { MAIN_UNITS } from '../core/main-units.ts'
import { measureText } from '../core/measure-text.ts'
import { mindMessages } from '../core/messages.ts'
import styles from './Forest.module.css'

/** The sessions that grew a tree. */
export function TreePanel({ tree, name, onClose }: { tree: Tree; name: string; onClose: () => void }) {
  const t = useMessages(mindMessages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const { data, error } = useQuery(queryOf(getMindTree, { params: { tree: tree.key } }))
  return (
    <Card as="section" gap={3} aria-label={name}>
      <div className={styles.panelHead}>
        <div>
          <h2>{name}</h2>
          <p>{t.forest.rings(tree.rings)}</p>
        </div>
        <IconButton icon={close} label={t.forest.close} onClick={onClose} />
      </div>
      {data ? (
        <div className={styles.grown}>
          <Slice rings={data.sessions.length} />
          <ul role="list" className={styles.rings}>
            {data.sessions.toReversed().map((session) => (
              <li key={session.id}>
                <span>{format.date(Date.parse(session.startedAt))}</span>
                <b>{measureText(format, t, MAIN_UNITS[session.game], session.main)}</b>
              </li>
            ))}
          </ul>
        </div>
      ) : error ? (
        <p role="alert">{t.forest.panelFailed}</p>
      ) : (
        <Skeleton shape="card" height="10rem" />
      )}
      <p>
        <Link to={`/brain-forest/play/${tree.game}`} viewTransition className={buttonClass({ kind: 'soft' })}>
          {t.games.play(GAME_NAMES[language][tree.game])}
        </Link>
      </p>
    </Card>
  )
}

/** Cross-section of the trunk: a ring for each session, the newest one outside. */
function Slice({ rings }: { rings: number }) {
  const wide = Math.min(5, 38 / Math.max(1, rings))
  return (
    <svg viewBox="-50 -50 100 100" className={styles.slice} aria-hidden="true">
      <circle r={8 + wide * rings + 3} className={styles.bark} />
      {Array.from({ length: rings }, (_, nth) => (
        // oxlint-disable-next-line no-array-index-key -- rings of a tree, from the outside in
        <ellipse
          key={nth}
          cx={nth * 0.16}
          rx={8 + wide * (rings - nth)}
          ry={(8 + wide * (rings - nth)) * 0.97}
          className={nth % 2 ? styles.ringDark : styles.ringPale}
        />
      ))}
      <circle r={2} cx={rings * 0.16} className={styles.bark} />
    </svg>
  )
}
