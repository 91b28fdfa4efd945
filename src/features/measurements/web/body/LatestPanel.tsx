import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { download } from '#platform/web/ui/icons/actions.ts'
import { eyeOff } from '#platform/web/ui/icons/marks.ts'
import { chevronEnd } from '#platform/web/ui/icons/controls.ts'
import { image } from '#platform/web/ui/icons/capture.ts'
import { body } from '#platform/web/ui/icons/places.ts'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { exportMeasurementsCsv } from '../../contract.ts'
import { FAT_ERROR, type FatResult } from '../../engine/body-fat.ts'
import { fatOf } from '../../engine/days.ts'
import { MEASURE_NAMES, MEASURES } from '../../engine/measures.ts'
import { figure } from '../core/figures.ts'
import { coreMessages } from '../core/messages.ts'
import { changeProfile, type Measurements } from '../data/measurements.ts'
import styles from './LatestPanel.module.css'

/** Panel beside the trend: the latest value of each measure, body fat by the person's method, and links to more. */
export function LatestPanel({ measurements, onBody }: { measurements: Measurements; onBody: () => void }) {
  const t = useMessages(coreMessages)
  const format = useFormat()
  const client = useQueryClient()
  const { entries, profile } = measurements
  const latest = MEASURE_NAMES.flatMap((measure) => {
    const entry = MEASURES[measure].group === 'fold' ? undefined : entries.findLast(({ values }) => values[measure] !== undefined)
    return entry ? [{ measure, value: entry.values[measure]!, day: entry.day }] : []
  })
  return (
    <div className={styles.panel}>
      {latest.length > 0 && !profile.isHidden && (
        <Card as="section">
          <h2 className={styles.title}>{t.panel.title}</h2>
          <dl className={styles.latest}>
            {latest.map(({ measure, value, day }) => (
              <div key={measure}>
                <dt>{t.measures[measure]}</dt>
                <dd>{figure(format, measure, value)}</dd>
                <dd className={styles.day}>{format.localDay(day, 'short')}</dd>
              </div>
            ))}
          </dl>
          {profile.fatMethod !== 'measured' && <Fat measurements={measurements} />}
        </Card>
      )}
      <Card look="sunk">
        <Switch
          label={t.panel.hide}
          hint={t.panel.hideHint}
          checked={profile.isHidden}
          onChange={(isHidden) => void changeProfile(client, { isHidden })}
        />
      </Card>
      <nav aria-label={t.panel.links} className={styles.links}>
        <button type="button" onClick={onBody}>
          <Icon of={body} size={20} />
          <span>{t.panel.about}</span>
          <Icon of={chevronEnd} size={18} />
        </button>
        <Link to="/measurements/photos" viewTransition>
          <Icon of={profile.isHidden ? eyeOff : image} size={20} />
          <span>{t.panel.photos}</span>
          <Icon of={chevronEnd} size={18} />
        </Link>
        <a href={exportMeasurementsCsv.path} download>
          <Icon of={download} size={20} />
          <span>{t.panel.csv}</span>
          <Icon of={chevronEnd} size={18} />
        </a>
      </nav>
    </div>
  )
}

/** The newest estimate of body fat; without one, the missing inputs. */
function Fat({ measurements: { entries, profile } }: { measurements: Measurements }) {
  const t = useMessages(coreMessages)
  const format = useFormat()
  const { fatMethod } = profile
  if (fatMethod === 'measured') return null
  const results = entries.map((entry) => ({ day: entry.day, result: fatOf(entry, profile) }))
  const found = results.findLast(({ result }) => 'percent' in result)
  const odd = results.findLast(({ result }) => 'implausible' in result)
  const percent = found && 'percent' in found.result ? found.result.percent : undefined
  return (
    <div className={styles.fat}>
      <h3>{t.panel.fat}</h3>
      {percent === undefined ? (
        <p>
          {odd
            ? t.panel.fatOdd
            : needsWords(
                results.map(({ result }) => result),
                t,
                format,
              )}
        </p>
      ) : (
        <p>
          <strong>{figure(format, 'fat', percent)}</strong> {t.panel.fatError(format.number(FAT_ERROR[fatMethod]))}
        </p>
      )}
      <p className={styles.source}>{t.panel.fatBy[fatMethod]}</p>
    </div>
  )
}

type Words = (typeof coreMessages)['en']

/** Lists the missing inputs of the entry that has the fewest missing. */
function needsWords(
  results: readonly FatResult[],
  { measures, panel }: Pick<Words, 'measures' | 'panel'>,
  format: ReturnType<typeof useFormat>,
): string {
  const missing = results
    .flatMap((result) => ('missing' in result ? [result.missing] : []))
    .reduce((least, one) => (one.length < least.length || least.length === 0 ? one : least), [] as FatMissing)
  const names = missing.map((name) =>
    name in panel.facts ? panel.facts[name as keyof Words['panel']['facts']] : measures[name as keyof Words['measures']],
  )
  return panel.fatNeeds(`${format.list(names)}${names.length > 1 ? panel.together : ''}`)
}
type FatMissing = Extract<FatResult, { missing: unknown }>['missing']
