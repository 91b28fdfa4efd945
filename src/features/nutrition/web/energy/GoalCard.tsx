import { useQueryClient } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { EnergyGoal } from '../../contract/energy.ts'
import type { WhySent } from '../../contract/insight.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { gramsText } from '../core/amounts.ts'
import { saveSettings } from '../data/writing.ts'
import { targetOf, type Energy } from './energy.ts'
import { energyIn } from './energy-words.ts'
import { energyMessages } from './messages.ts'
import styles from './Energy.module.css'

/** Named paces as shares of the weight per week; the last ones are the maximum. */
const PACES = { lose: { slow: 0.0025, middle: 0.005, fast: 0.01 }, gain: { slow: 0.00125, middle: 0.0025, fast: 0.005 } } as const
const PROTEINS = { plain: 1, more: 1.6, most: 2 } as const
const USUAL_FAT = 0.9
type PaceName = keyof (typeof PACES)['lose']
type ProteinName = keyof typeof PROTEINS

/** The weight goal, this week's target, and all reasons for it. */
export function GoalCard({ energy, settings }: { energy: Energy; settings: NutritionSettings }) {
  const words = useMessages(energyMessages)
  const t = words.goal
  const format = useFormat()
  const client = useQueryClient()
  const say = energyIn(settings, format)
  const goal = settings.goal ?? null
  const kind = goal?.kind ?? 'none'
  const paces = goal?.kind === 'gain' ? PACES.gain : PACES.lose
  const pace = (Object.keys(paces) as PaceName[]).find((name) => paces[name] === goal?.pace) ?? 'middle'
  const protein =
    (Object.keys(PROTEINS) as ProteinName[]).find((name) => goal?.macros.by === 'weight' && PROTEINS[name] === goal.macros.protein) ??
    'more'
  const save = (next: { kind?: EnergyGoal['kind'] | 'none'; pace?: PaceName; protein?: ProteinName }) => {
    const to = next.kind ?? kind
    const changed: EnergyGoal | null =
      to === 'none'
        ? null
        : {
            kind: to,
            pace: to === 'keep' ? 0 : PACES[to][next.pace ?? pace],
            macros: { by: 'weight', protein: PROTEINS[next.protein ?? protein], fat: USUAL_FAT },
          }
    void saveSettings(client, { ...settings, goal: changed })
  }
  const target = targetOf(energy, goal)
  return (
    <TitledCard isSmall title={t.title} className={styles.card}>
      <SegmentedControl
        label={t.kind}
        value={kind}
        options={(['none', 'lose', 'keep', 'gain'] as const).map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(value) => save({ kind: value })}
      />
      {!goal && <p className="note">{t.none}</p>}
      {goal && (
        <div className={styles.choices}>
          {goal.kind !== 'keep' && (
            <Field label={t.pace} hint={energy.kg === null ? undefined : t.paceHint(format.quantity('weight', energy.kg * paces[pace]))}>
              <Select
                value={pace}
                options={(Object.keys(paces) as PaceName[]).map((value) => ({ value, label: t.paces[value] }))}
                onChange={(value) => save({ pace: value })}
              />
            </Field>
          )}
          <Field label={t.macros}>
            <Select
              value={protein}
              options={(Object.keys(PROTEINS) as ProteinName[]).map((value) => ({ value, label: t.proteins[value] }))}
              onChange={(value) => save({ protein: value })}
            />
          </Field>
        </div>
      )}
      {goal && !energy.target && <p className="note">{t.notYet}</p>}
      {target && (
        <Stack gap={3} aria-live="polite">
          <Stack as="p" gap={1} className={styles.figure}>
            <strong>{t.target(say(target.kcal))}</strong>
            <span>
              {t.grams(
                gramsText(target.macros.protein, format),
                gramsText(target.macros.fat, format),
                gramsText(target.macros.carbohydrate, format),
              )}
            </span>
          </Stack>
          <h3 className={styles.why}>{t.why}</h3>
          <ul className={styles.reasons}>
            {target.why.map((why) => (
              <li key={why.key}>{whyWords(why, energy.kg, words.why, say, format)}</li>
            ))}
          </ul>
        </Stack>
      )}
    </TitledCard>
  )
}

type Format = ReturnType<typeof useFormat>
type Words = (typeof energyMessages)['en']['why']

function whyWords(
  why: WhySent,
  kg: number | null,
  t: { [K in keyof Words]: Words[K] },
  say: (kcal: number) => string,
  format: Format,
): string {
  const inAWeek = (share = 0) => (kg === null ? format.percent(share, 1) : format.quantity('weight', kg * share, 2))
  switch (why.key) {
    case 'expenditure':
      return t.expenditure(say(why.kcal ?? 0))
    case 'goal':
      return t[why.kind ?? 'lose'](say(why.kcal ?? 0), inAWeek(why.pace))
    case 'nearBmi':
      return t.nearBmi(inAWeek(why.pace))
    case 'pace':
    case 'deficit':
      return t[why.key](format.percent(why.most ?? 0, 1))
    case 'resting':
    case 'floor':
      return t[why.key](say(why.kcal ?? 0))
    default:
      return t[why.key]
  }
}
