import { useMemo } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { structures } from '../../content/structures/structures.ts'
import { daySeconds } from '../../engine/session-time.ts'
import { sessionCount, type PlanContent } from '../../training/plan-run.ts'
import { trainingMessages } from '../core/messages.ts'
import { structureMessages } from '../core/structure-messages.ts'
import type { Table } from '../core/use-table.ts'
import styles from './Generator.module.css'
import { generatorMessages } from './messages.ts'
import { SharedPlan } from './SharedPlan.tsx'

type Props = {
  table: Table
  onUse: (content: PlanContent, isHard: boolean) => void
  /** Starts an empty plan. */
  onOwn: () => void
}

/** Ready-made plans. */
export function Structures({ table, onUse, onOwn }: Props) {
  const t = useMessages(generatorMessages)
  const w = useMessages(trainingMessages)
  const names = useMessages(structureMessages)
  const all = useMemo(
    () =>
      structures.map((one) => {
        const seconds = one.plan.days.map((day) => daySeconds(day, (id) => table.byId.get(id)))
        return { ...one, minutes: Math.round(Math.max(...seconds) / 60) }
      }),
    [table],
  )
  return (
    <Stack as="section" aria-labelledby="structures">
      <h2 id="structures">{t.structures}</h2>
      <p className="note">{t.structuresText}</p>
      <Cluster>
        <Button kind="soft" icon={edit} onClick={onOwn}>
          {t.own}
        </Button>
        <SharedPlan onUse={onUse} />
      </Cluster>
      <details>
        <summary className={styles.summary}>
          {t.showStructures(all.length)} <Icon of={chevronDown} size={16} className={styles.opens} />
        </summary>
        <ul role="list" className={styles.structures}>
          {all.map(({ id, plan, weekdays, isHard, minutes }) => (
            <Card key={id} as="li" className={styles.structure}>
              <div>
                <h3>{names[id].name}</h3>
                <p>{names[id].text}</p>
                <p className="note">
                  {t.weekOf(plan.weeks.length, sessionCount(plan))} · {w.minutes(minutes)}
                </p>
              </div>
              <Button
                kind="soft"
                aria-label={`${t.take}: ${names[id].name}`}
                onClick={() => onUse({ name: names[id].name, origin: id, weekdays: [...weekdays], plan, place: null }, isHard)}
              >
                {t.take}
              </Button>
            </Card>
          ))}
        </ul>
      </details>
    </Stack>
  )
}
