import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './FeelingsWheel.module.css'
import { useFeelings } from './use-feelings.ts'

interface FeelingsWheelProps {
  value: readonly string[]
  onAdd: (id: string) => void
  onRemove: (id: string) => void
}

const SIZE = 320
const HUB = 46

/** Eight families in a ring; each opens its feelings. Families are buttons in reading order, so arrows and Tab move along the ring. */
export function FeelingsWheel({ value, onAdd, onRemove }: FeelingsWheelProps) {
  const t = useMessages(entryMessages).details
  const wheel = useFeelings()
  const [open, setOpen] = useState<string>()
  if (!wheel) return <Skeleton shape="card" height="20rem" />
  const family = wheel.families.find(({ id }) => id === open)
  const count = wheel.families.length
  const toggle = (next: readonly string[], among: readonly string[]) => {
    for (const id of among) {
      if (next.includes(id) && !value.includes(id)) onAdd(id)
      if (!next.includes(id) && value.includes(id)) onRemove(id)
    }
  }
  return (
    <Stack gap={3}>
      <h3>{t.feelings}</h3>
      {value.length > 0 && (
        <Cluster as="ul" role="list" gap={2} aria-label={t.feelingsChosen}>
          {value.map((id) => (
            <li key={id}>
              <Chip onRemove={() => onRemove(id)} name={wheel.byId.get(id)?.word ?? id}>
                {wheel.byId.get(id)?.word ?? id}
              </Chip>
            </li>
          ))}
        </Cluster>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go to the buttons inside, which are the controls */}
      <div
        className={styles.wheel}
        role="group"
        aria-label={t.families}
        onKeyDown={(event) => {
          const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
          if (!step) return
          event.preventDefault()
          const buttons = [...event.currentTarget.querySelectorAll('button')]
          buttons.at((buttons.indexOf(document.activeElement as HTMLButtonElement) + step) % buttons.length)?.focus()
        }}
      >
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          {wheel.families.map(({ id, words }, index) => (
            <path
              key={id}
              className={styles.petal}
              data-family={id}
              data-open={id === open || undefined}
              data-chosen={words.some((word) => value.includes(word.id)) || value.includes(id) || undefined}
              d={petal(index, count)}
              onClick={() => setOpen(id === open ? undefined : id)}
            />
          ))}
        </svg>
        {wheel.families.map(({ id, word }, index) => {
          const angle = ((index + 0.5) / count) * 2 * Math.PI - Math.PI / 2
          return (
            <button
              key={id}
              type="button"
              className={styles.family}
              aria-expanded={id === open}
              style={{ insetInlineStart: `${50 + 33 * Math.cos(angle)}%`, insetBlockStart: `${50 + 33 * Math.sin(angle)}%` }}
              onClick={() => setOpen(id === open ? undefined : id)}
            >
              {word}
            </button>
          )
        })}
      </div>
      {family && (
        <div key={family.id} className={styles.words} ref={(element) => element?.scrollIntoView?.({ block: 'nearest' })}>
          <Chips
            label={family.word}
            options={[family, ...family.words].map(({ id, word }) => ({ value: id, label: word }))}
            value={[...value]}
            onChange={(next) => toggle(next, [family.id, ...family.words.map(({ id }) => id)])}
          />
        </div>
      )}
    </Stack>
  )
}

/** A rounded sector between the hub and the rim. */
function petal(index: number, count: number): string {
  const gap = 0.035
  const from = (index / count) * 2 * Math.PI - Math.PI / 2 + gap
  const to = ((index + 1) / count) * 2 * Math.PI - Math.PI / 2 - gap
  const middle = SIZE / 2
  const rim = SIZE / 2 - 4
  const point = (angle: number, radius: number) =>
    `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(middle + radius * Math.sin(angle)).toFixed(1)}`
  return `M${point(from, HUB)}L${point(from, rim)}A${rim} ${rim} 0 0 1 ${point(to, rim)}L${point(to, HUB)}A${HUB} ${HUB} 0 0 0 ${point(from, HUB)}Z`
}
