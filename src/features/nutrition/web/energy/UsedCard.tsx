import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { ACTIVITIES } from '../../contract/energy.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { saveSettings } from '../data/writing.ts'
import type { Energy } from './energy.ts'
import { energyIn } from './energy-words.ts'
import { energyMessages } from './messages.ts'
import styles from './Energy.module.css'

/** The person's expenditure, its accuracy, and the underlying data. */
export function UsedCard({ energy, settings }: { energy: Energy; settings: NutritionSettings }) {
  const t = useMessages(energyMessages).used
  const format = useFormat()
  const client = useQueryClient()
  const say = energyIn(settings, format)
  const { expended, resting, needs } = energy
  const isMissingFacts = 'missing' in resting && resting.missing.some((one) => one !== 'weight')
  return (
    <TitledCard isSmall title={t.title} look="tinted" className={styles.card}>
      {expended && (
        <Stack as="p" gap={1} className={styles.figure}>
          <strong>{t.aDay(say(expended.kcal))}</strong>
          <span>{t.between(say(expended.kcal - expended.margin), say(expended.kcal + expended.margin))}</span>
        </Stack>
      )}
      {expended?.by === 'adaptive' && expended.from && expended.to && (
        <>
          <p>
            {t.adaptive(
              expended.intakeDays,
              expended.weighedDays,
              format.localDay(expended.from, 'short'),
              format.localDay(expended.to, 'short'),
            )}{' '}
            {t.parts(say(expended.intake!), `${expended.fromWeight! < 0 ? '−' : '+'}${say(Math.abs(expended.fromWeight!))}`)}
          </p>
          <p className="note">{t.independent}</p>
        </>
      )}
      {expended?.by === 'formula' && <p>{t.formula}</p>}
      {expended?.by === 'formula' && (
        <Field label={t.activity} hint={settings.activity ? t.activitySource : t.activityUnsaid}>
          <Select
            value={settings.activity ?? ''}
            placeholder={t.activityChoose}
            options={ACTIVITIES.map((value) => ({ value, label: t.activities[value] }))}
            onChange={(value) => void saveSettings(client, { ...settings, activity: ACTIVITIES.find((one) => one === value) ?? null })}
          />
        </Field>
      )}
      {energy.isTooLow && <p>{t.tooLow}</p>}
      {'kcal' in resting && (
        <p className="note">
          {t.resting(say(resting.kcal))} ({t.by[resting.by]})
        </p>
      )}
      {needs && <p>{t.needs(needs.intakeDays, needs.weighedDays)}</p>}
      {!expended && <p>{t.nothing}</p>}
      {(isMissingFacts || energy.kg === null) && (
        <Cluster as="p" gap={2}>
          {isMissingFacts && (
            <Link to="/measurements?body" viewTransition className={buttonClass({ kind: 'soft' })}>
              {t.toBody}
            </Link>
          )}
          {energy.kg === null && (
            <Link to="/measurements?log" viewTransition className={buttonClass({ kind: 'soft' })}>
              {t.toWeight}
            </Link>
          )}
        </Cluster>
      )}
    </TitledCard>
  )
}
