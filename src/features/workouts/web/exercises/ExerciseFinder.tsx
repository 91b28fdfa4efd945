import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { search as searchIcon } from '#platform/web/ui/icons/controls.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { MUSCLES } from '#platform/body/muscles.ts'
import { EQUIPMENT, familyOf, PATTERNS_BY_FAMILY, type Equipment, type Exercise, type PatternFamily } from '../../exercise.ts'
import type { OwnExercise } from '../../contract/own-exercises.ts'
import { searchExercises } from '../../exercises/search.ts'
import { libraryWords } from '../core/library-words.ts'
import { gymsQuery } from '../gyms/use-gyms.ts'
import styles from './Exercises.module.css'
import type { Library } from './library.ts'
import { exerciseMessages } from './messages.ts'
import { photoUrl } from './photo-url.ts'

const StillFigure = lazyExtra(() => afterPaint(() => import('../figure/MovingFigure.tsx')).then((file) => file.StillFigure))

const AT_ONCE = 30
const MOST_FOUND = 400
const ANY = ''
const NO_EQUIPMENT = 'none'
const families = Object.keys(PATTERNS_BY_FAMILY) as PatternFamily[]
const NO_FILTERS = { muscle: ANY, equipment: ANY, family: ANY }

/** Search, filters and results. */
export function ExerciseFinder({ library }: { library: Library }) {
  const t = useMessages(exerciseMessages)
  const words = useMessages(libraryWords)
  const { number } = useFormat()
  const gym = usePersistedQuery(gymsQuery(), { fallback: 'while-loading' }).data?.gyms[0]
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState(NO_FILTERS)
  const [isHere, setHere] = useState(false)
  const [shown, setShown] = useState(AT_ONCE)
  const wanted = useDeferredValue(query)

  const found = useMemo(() => {
    const have = isHere && gym ? new Set<Equipment>(gym.equipment) : undefined
    const hits =
      wanted.trim() === ''
        ? library.all.toSorted((a, b) => Number(library.own.has(b.id)) - Number(library.own.has(a.id)) || a.rank - b.rank)
        : searchExercises(library.index, wanted, MOST_FOUND).map((id) => library.byId.get(id)!)
    return hits.filter(
      ({ primary, equipment, pattern }) =>
        (filters.muscle === ANY || (primary as readonly string[]).includes(filters.muscle)) &&
        (filters.equipment === ANY ||
          (filters.equipment === NO_EQUIPMENT ? equipment.length === 0 : (equipment as readonly string[]).includes(filters.equipment))) &&
        (filters.family === ANY || familyOf(pattern) === filters.family) &&
        (!have || equipment.every((one) => have.has(one))),
    )
  }, [library, wanted, filters, isHere, gym])

  const change = (part: Partial<typeof NO_FILTERS>) => {
    setFilters({ ...filters, ...part })
    setShown(AT_ONCE)
  }
  const optionsOf = (labels: Readonly<Record<string, string>>, values: readonly string[]) => [
    { value: ANY, label: t.any },
    ...values.map((value) => ({ value, label: labels[value]! })).toSorted((a, b) => a.label.localeCompare(b.label)),
  ]

  return (
    <>
      <div className={styles.filters} role="search">
        <Field label={t.search} className={styles.search}>
          <TextInput
            icon={searchIcon}
            type="search"
            placeholder={t.searchHint}
            maxLength={80}
            value={query}
            onChange={(value) => {
              setQuery(value)
              setShown(AT_ONCE)
            }}
          />
        </Field>
        <Field label={t.muscle}>
          <Select value={filters.muscle} options={optionsOf(words.muscles, MUSCLES)} onChange={(value) => change({ muscle: value })} />
        </Field>
        <Field label={t.equipment}>
          <Select
            value={filters.equipment}
            options={[...optionsOf(words.equipment, EQUIPMENT), { value: NO_EQUIPMENT, label: words.noEquipment }]}
            onChange={(value) => change({ equipment: value })}
          />
        </Field>
        <Field label={t.family}>
          <Select value={filters.family} options={optionsOf(words.families, families)} onChange={(value) => change({ family: value })} />
        </Field>
      </div>
      <div className={styles.line}>
        <p role="status">{found.length > 0 && t.found(number(found.length), found.length === 1)}</p>
        <div className={styles.here}>{gym && <Switch label={t.here(gym.name)} checked={isHere} onChange={setHere} />}</div>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={t.none}
          action={
            <Button
              kind="soft"
              onClick={() => {
                setQuery('')
                setFilters(NO_FILTERS)
                setHere(false)
              }}
            >
              {t.clear}
            </Button>
          }
        >
          {t.noneText}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list} aria-label={t.list}>
          {found.slice(0, shown).map((exercise) => (
            <Row key={exercise.id} exercise={exercise} name={library.nameOf(exercise)} own={library.own.get(exercise.id)} />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <div className={styles.more}>
          <Button kind="soft" onClick={() => setShown(shown + AT_ONCE)}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ exercise, name, own }: { exercise: Exercise; name: string; own: OwnExercise | undefined }) {
  const t = useMessages(exerciseMessages)
  const words = useMessages(libraryWords)
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        {own?.photo ? (
          <img className={styles.photo} src={photoUrl(own.id, 'thumb', own.photo)} alt="" loading="lazy" />
        ) : (
          <Suspense>
            <StillFigure exercise={exercise} />
          </Suspense>
        )}
      </span>
      <span className={styles.words}>
        <Link to={`/gym-ai/exercises/${exercise.id}`} viewTransition className={styles.link}>
          {name}
        </Link>
        <span className="note">
          {exercise.primary.map((muscle) => words.muscles[muscle]).join(', ')}
          {own && ` · ${t.mine}`}
        </span>
      </span>
    </li>
  )
}
