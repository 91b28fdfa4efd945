import { Link } from 'react-router'
import { habitIdeaState } from '#platform/web/habit-idea.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { SOURCES } from '../../sources.ts'
import type { CareItem, Range } from '../../scores/care-score.ts'
import type { Health, Say } from '../core/health.ts'
import { coreMessages } from '../core/messages.ts'
import styles from './Home.module.css'
import { lineOf, loggedOf } from './lines.ts'
import { homeMessages } from './messages.ts'

type Props = { item: CareItem; points: Range; health: Health; onEdit: () => void; say: Say }

/** One item: its value and source; expanded, the reason for it and a possible next step. */
export function CareItemRow({ item, points, health, onEdit, say }: Props) {
  const t = useMessages(coreMessages)
  const h = useMessages(homeMessages)
  const format = useFormat()
  const name = t.names.items[item]
  const line = lineOf(item, health, { t, h, format })
  const stated = health.data.answers.find(({ answer }) => answer.item === item)
  const logged = loggedOf(item, health)
  const { why, step, habit } = h.items[item]
  // Hides every figure that reveals the weight.
  const isQuiet = item === 'body' && health.data.isBodyHidden
  const { mood } = health.data.logged
  const logKey = LOGGED_AS[item]
  return (
    <details className={styles.item}>
      <summary>
        <span className={styles.itemName}>
          <b>{name}</b>
          <span>{line ?? t.unknown}</span>
        </span>
        {!isQuiet && <span className={styles.itemPoints}>{h.points(points.low, points.high, points.most)}</span>}
        <Icon of={chevronDown} size={20} />
      </summary>
      <div className={styles.itemBody}>
        {(stated || logged) && (
          <p className="note">
            {stated && t.statedOn(format.localDay(stated.day))}
            {stated && logged && '. '}
            {logged && t.logged(logged.n, logged.days, h[logged.what])}
          </p>
        )}
        {item === 'stress' && mood && <p className="note">{h.beside(format.number(mood.value, { maximumFractionDigits: 1 }), mood.n)}</p>}
        <Cluster as="p" gap={2}>
          <Button size="sm" kind={line ? 'soft' : 'primary'} aria-label={line ? h.changeOf(name) : h.editOf(name)} onClick={onEdit}>
            {line ? h.change : h.edit}
          </Button>
          {stated && logKey && health.data.logged[logKey] && (
            <Button size="sm" kind="quiet" aria-label={`${h.useLog}: ${name}`} onClick={() => void say({ item, value: null })}>
              {h.useLog}
            </Button>
          )}
        </Cluster>
        <h3>{h.why}</h3>
        <p>{why}</p>
        <p className="note">
          {t.source}: {SOURCES[item === 'cholesterol' || item === 'alcohol' ? 'livingston' : 'singh']}
        </p>
        <h3>{h.step}</h3>
        <p>{step}</p>
        <p>
          <Link
            to="/habits?new"
            state={habitIdeaState({ ...habit, ...HABITS[item] })}
            viewTransition
            className={buttonClass({ kind: 'soft', size: 'sm' })}
          >
            {h.habit(habit.name)}
          </Link>
        </p>
      </div>
    </details>
  )
}

const LOGGED_AS: Partial<Record<CareItem, 'bmi' | 'movement' | 'alcohol'>> = { body: 'bmi', movement: 'movement', alcohol: 'alcohol' }

/** Icon of the habit that an item suggests, and its frequency if it is not daily. */
const HABITS: Readonly<Record<CareItem, { icon: string; timesAWeek?: number }>> = {
  pressure: { icon: 'heart', timesAWeek: 3 },
  sugar: { icon: 'walk' },
  cholesterol: { icon: 'leaf', timesAWeek: 3 },
  body: { icon: 'leaf' },
  food: { icon: 'leaf' },
  alcohol: { icon: 'moon', timesAWeek: 4 },
  smoking: { icon: 'clock' },
  movement: { icon: 'walk' },
  sleep: { icon: 'sun' },
  stress: { icon: 'leaf' },
  people: { icon: 'heart', timesAWeek: 1 },
  meaning: { icon: 'star' },
}
