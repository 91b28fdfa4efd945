import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { CAUTIONS_BY_JOINT, type CautionJoint } from '../../exercise.ts'
import { GOALS, TRAINING_LEVELS, type Injury, type PlanInput } from '../../engine/types.ts'
import { COUNTED_MUSCLES } from '../../engine/volume.ts'
import { trainingMessages } from '../core/messages.ts'
import { whyMessages } from '../core/why-messages.ts'
import { useGyms } from '../data/use-place.ts'
import styles from './Generator.module.css'
import { generatorMessages } from './messages.ts'

const JOINTS = (Object.keys(CAUTIONS_BY_JOINT) as CautionJoint[]).filter((joint) => joint !== 'whole')
const MINUTES = [15, 20, 30, 45, 60, 75, 90, 120]
const WEEKS = [4, 6, 8, 12, 16]
const DAYS = [1, 2, 3, 4, 5, 6, 7]
const STAGES = ['none', 'out', 'returning'] as const
type Stage = (typeof STAGES)[number]

type Props = { wishes: PlanInput; onChange: (wishes: PlanInput) => void; gym: string | null; onGym: (gym: string | null) => void }

/** A person's wishes, in a few questions with usual answers. */
export function WishesForm({ wishes, onChange, gym, onGym }: Props) {
  const t = useMessages(generatorMessages)
  const w = useMessages(trainingMessages)
  const { joints } = useMessages(whyMessages)
  const gyms = useGyms()
  const set = (change: Partial<PlanInput>) => onChange({ ...wishes, ...change })
  const numbers = (all: readonly number[], now: number) =>
    [...new Set([...all, now])].toSorted((a, b) => a - b).map((value) => ({ value, label: String(value) }))
  const stageOf = (joint: CautionJoint): Stage => wishes.injuries.find((one) => one.joint === joint)?.stage ?? 'none'
  const setStage = (joint: CautionJoint, stage: Stage) => {
    const others = wishes.injuries.filter((one) => one.joint !== joint)
    set({ injuries: stage === 'none' ? others : [...others, { joint, stage } satisfies Injury] })
  }
  return (
    <TitledCard title={t.form} pad="lg" gap={5}>
      <Field label={t.goal}>
        <Select
          value={wishes.goal}
          options={GOALS.map((value) => ({ value, label: w.goal[value] }))}
          onChange={(value) => set({ goal: value })}
        />
      </Field>
      <div>
        <p className={styles.label}>{t.level}</p>
        <SegmentedControl
          label={t.level}
          options={TRAINING_LEVELS.map((value) => ({ value, label: w.level[value] }))}
          value={wishes.level}
          onChange={(level) => set({ level })}
          wide
        />
      </div>
      <div className={styles.three}>
        <Field label={t.days}>
          <Select value={wishes.days} options={numbers(DAYS, wishes.days)} onChange={(value) => set({ days: value })} />
        </Field>
        <Field label={t.minutes}>
          <Select value={wishes.minutes} options={numbers(MINUTES, wishes.minutes)} onChange={(value) => set({ minutes: value })} />
        </Field>
      </div>
      {gyms && gyms.length > 0 && (
        <Field label={t.place} hint={t.placeHint}>
          <Select
            value={gym ?? gyms.find(({ isDefault }) => isDefault)?.id ?? ''}
            options={gyms.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onGym}
          />
        </Field>
      )}
      <details open={wishes.focus.length > 0 || undefined}>
        <summary className={styles.summary}>
          {t.more} <Icon of={chevronDown} size={16} className={styles.opens} />
        </summary>
        <Stack gap={5}>
          <Field label={t.weeks}>
            <Select value={wishes.weeks} options={numbers(WEEKS, wishes.weeks)} onChange={(value) => set({ weeks: value })} />
          </Field>
          <div>
            <p className={styles.label}>
              {t.focus} <span className="note">{t.focusHint}</span>
            </p>
            <Chips
              label={t.focus}
              options={COUNTED_MUSCLES.map((value) => ({ value, label: w.muscle[value] }))}
              value={wishes.focus as (typeof COUNTED_MUSCLES)[number][]}
              onChange={(focus) => set({ focus: focus.slice(-3) })}
            />
          </div>
        </Stack>
      </details>
      <details open={wishes.injuries.length > 0 || undefined}>
        <summary className={styles.summary}>
          {t.injuries} <Icon of={chevronDown} size={16} className={styles.opens} />
        </summary>
        <p className="note">{t.injuriesHint}</p>
        <div className={styles.joints}>
          {JOINTS.map((joint) => (
            <Field key={joint} label={joints[joint]}>
              <Select
                value={stageOf(joint)}
                options={STAGES.map((value) => ({ value, label: t.stage[value] }))}
                onChange={(value) => setStage(joint, value)}
              />
            </Field>
          ))}
        </div>
      </details>
    </TitledCard>
  )
}
