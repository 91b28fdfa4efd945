import type { Season } from '#platform/contract/seasons.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Plant } from '#platform/web/botany/Plant.tsx'
import type { Species } from '#platform/web/botany/grow.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useActKinds } from '#platform/web/use-act-kinds.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { getPlantActs, NAME_LENGTH, type PlantAct } from '../contract.ts'
import type { GardenPlant } from '../garden.ts'
import { isSeedSpecies } from '../seeds.ts'
import { gardenMessages } from './core/messages.ts'
import styles from './PlantPanel.module.css'
import { growthWords, plantWords, sourceWords, speciesWords, type LineNames } from './plant-words.ts'
import { RarePlant } from './RarePlant.tsx'
import { individualOf } from './scene/sprites.ts'

interface PlantPanelProps {
  plant: GardenPlant
  names: LineNames
  season: Season
  onClose: () => void
  onName: (name: string | null) => void
  onPutBack: () => void
}

const SHOWN = 8

/** One plant: its species, source and name, and the acts that grew it. */
export function PlantPanel({ plant, names, season, onClose, onName, onPutBack }: PlantPanelProps) {
  const t = useMessages(gardenMessages)
  const kinds = useActKinds()
  const [name, setName] = useState(plant.name ?? '')
  const isSeed = plant.kind === 'seed'
  const seed = `garden ${plant.species} ${individualOf(plant.key)}`
  const look = { seed, growth: Math.max(0.05, plant.growth), season, detail: 0.6, decorative: true, ground: true } as const
  return (
    <Sheet onClose={onClose} title={plantWords(t, plant)}>
      <Stack gap={5} data-area="garden">
        <div className={styles.art}>
          {isSeedSpecies(plant.species) ? (
            <RarePlant species={plant.species} {...look} />
          ) : (
            <Plant species={plant.species as Species} {...look} />
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.kind}>
            {plant.name !== null && `${speciesWords(t, plant)}, `}
            {growthWords(t, plant.growth)} · {t.beds[plant.bed]}
          </p>
          <p>{isSeed ? t.plant.seedGrew : t.plant.grewFrom(sourceWords(t, plant, names, kinds))}</p>
          <p className="soft">{isSeed ? t.plant.care(plant.acts, plant.capacity) : t.plant.acts(plant.acts, plant.capacity)}</p>
        </div>
        <form
          className={styles.name}
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            onName(name.trim() || null)
          }}
        >
          <Field label={t.plant.name} hint={t.plant.nameHint}>
            <TextInput value={name} maxLength={NAME_LENGTH} onChange={setName} />
          </Field>
          <Button type="submit" kind="soft" disabled={name.trim() === (plant.name ?? '')}>
            {t.plant.save}
          </Button>
        </form>
        {plant.moved && (
          <Button kind="quiet" size="sm" onClick={onPutBack}>
            {t.plant.putBack}
          </Button>
        )}
        {!isSeed && <Acts plantKey={plant.key} acts={plant.acts} />}
      </Stack>
    </Sheet>
  )
}

function Acts({ plantKey, acts }: { plantKey: string; acts: number }) {
  const t = useMessages(gardenMessages)
  const [shown, setShown] = useState(SHOWN)
  const { data, error, isFetching, refetch } = useQuery(queryOf(getPlantActs, { params: { key: plantKey } }))
  const newestFirst = data?.acts.toReversed()
  return (
    <section aria-labelledby="plant-acts" className={styles.acts}>
      <h3 id="plant-acts">{t.plant.grewTitle}</h3>
      {newestFirst ? (
        <>
          <ol role="list">
            {newestFirst.slice(0, shown).map((act, i) => (
              // oxlint-disable-next-line no-array-index-key -- two acts of a day may be alike, and the list only grows at its end
              <Act key={i} act={act} />
            ))}
          </ol>
          {newestFirst.length > shown && (
            <Button kind="quiet" size="sm" onClick={() => setShown(shown + 20)}>
              {t.plant.more(newestFirst.length - shown)}
            </Button>
          )}
        </>
      ) : error ? (
        <div className="soft" role="alert">
          <p>{error instanceof NetworkError ? t.plant.offline : t.plant.listFailed}</p>
          <Button kind="soft" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {t.again}
          </Button>
        </div>
      ) : (
        <Skeleton lines={Math.min(acts, SHOWN)} />
      )}
    </section>
  )
}

function Act({ act }: { act: PlantAct }) {
  const t = useMessages(gardenMessages)
  const format = useFormat()
  const kind = useActKinds()?.(act.kind)
  const label = act.name ?? kind?.words.one ?? ''
  const to = kind?.linkOfDay?.(act.day) ?? (act.subject === null ? undefined : kind?.linkOf?.(act.subject))
  const amount = act.unit === 'seconds' ? format.duration(act.amount) : act.amount > 1 ? t.plant.times(act.amount) : ''
  const more = dotted([amount, act.points > 0 ? t.plant.points(act.points) : ''])
  return (
    <li className={styles.act}>
      <span className={styles.actName}>{to ? <Link to={to}>{label}</Link> : label}</span>
      <span className="note tabular">{format.localDay(act.day)}</span>
      {more && <span className={styles.actMore}>{more}</span>}
    </li>
  )
}
