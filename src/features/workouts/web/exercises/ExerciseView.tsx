import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Muscle } from '#platform/body/muscles.ts'
import type { Exercise } from '../../exercise.ts'
import { cuesOf } from '../../exercises/cues.ts'
import { alternativesTo } from '../../exercises/search.ts'
import { libraryWords } from '../core/library-words.ts'
import { BodyMap } from '../figure/BodyMap.tsx'
import { MovingFigure } from '../figure/MovingFigure.tsx'
import styles from './Exercise.module.css'
import { ExerciseHistory } from '../history/ExerciseHistory.tsx'
import { useCueWords, type Library } from './library.ts'
import { ExerciseSkeleton } from './ExerciseSkeleton.tsx'
import { exerciseMessages } from './messages.ts'
import { NoteForm } from './NoteForm.tsx'
import { photoUrl } from './photo-url.ts'
import { useOwnExercises } from './use-own-exercises.ts'

const OwnExerciseSheet = lazy(() => import('./OwnExerciseSheet.tsx').then((file) => ({ default: file.OwnExerciseSheet })))

/** All details of an exercise. */
export function ExerciseView({ library, exercise }: { library: Library; exercise: Exercise }) {
  const t = useMessages(exerciseMessages)
  const words = useMessages(libraryWords)
  const navigate = useNavigate()
  const { cueWords, isWaiting } = useCueWords()
  const { takeAway } = useOwnExercises()
  const [isEdited, setEdited] = useState(false)
  const name = library.nameOf(exercise)
  usePageTitle(name)
  const own = library.own.get(exercise.id)
  const cues = cueWords && cuesOf(exercise, cueWords)
  const secondary = Object.keys(exercise.secondary) as Muscle[]
  const wording = (muscles: readonly Muscle[]) => muscles.map((muscle) => words.muscles[muscle]).join(', ')
  const levels = Object.fromEntries([
    ...secondary.map((muscle): [Muscle, number] => [muscle, 0.45]),
    ...exercise.primary.map((muscle): [Muscle, number] => [muscle, 1]),
  ])

  // Without this, content below the cues would move when they load.
  if (isWaiting) return <ExerciseSkeleton />
  return (
    <>
      <PageHeader
        back={<BackLink to="/gym-ai/exercises">{t.backToList}</BackLink>}
        kicker={words.patterns[exercise.pattern]}
        title={name}
        actions={
          own && (
            <>
              <Button kind="soft" icon={edit} onClick={() => setEdited(true)}>
                {t.edit}
              </Button>
              {!own.isRemoved && (
                <Button kind="quiet" icon={trash} onClick={() => takeAway(own, () => void navigate('/gym-ai/exercises'))}>
                  {t.remove}
                </Button>
              )}
            </>
          )
        }
      />
      <div className={styles.columns}>
        <Stack gap={6} className={styles.column}>
          {own?.photo && (
            <img
              className={styles.photo}
              src={photoUrl(own.id, 'full', own.photo)}
              width={own.photo.width}
              height={own.photo.height}
              alt={t.photoOf(name)}
              // Without a network the photo cannot load, and the figure shows the exercise.
              onError={({ currentTarget }) => (currentTarget.hidden = true)}
            />
          )}
          <MovingFigure exercise={exercise} label={t.figure(name)} words={{ play: t.play, pause: t.pause }} />
          <TitledCard title={t.trains}>
            <BodyMap levels={levels} label={t.map(wording(exercise.primary), wording(secondary))} />
            <dl className={styles.facts}>
              <dt>{t.main}</dt>
              <dd>{wording(exercise.primary)}</dd>
              {secondary.length > 0 && (
                <>
                  <dt>{t.also}</dt>
                  <dd>{wording(secondary)}</dd>
                </>
              )}
              <dt>{t.needs}</dt>
              <dd>
                {exercise.equipment.length === 0 ? words.noEquipment : exercise.equipment.map((one) => words.equipment[one]).join(', ')}
              </dd>
            </dl>
            {exercise.perSide && <p className={styles.soft}>{t.perSide}</p>}
          </TitledCard>
        </Stack>
        <Stack gap={6} className={styles.column}>
          <Card as="section" aria-labelledby="how-it-goes" className={styles.cues}>
            <h2 id="how-it-goes" className="visually-hidden">
              {t.how}
            </h2>
            {own && own.how !== '' && <p className={styles.how}>{own.how}</p>}
            {cues && (
              <>
                <h3>{t.setup}</h3>
                <p>{cues.setup.join(' ')}</p>
                <h3>{t.movement}</h3>
                <p>{cues.movement}</p>
                <h3>{t.breath}</h3>
                <p>{cues.breath}</p>
                <h3>{t.mistakes}</h3>
                <ul>
                  {cues.mistakes.map((mistake) => (
                    <li key={mistake}>{mistake}</li>
                  ))}
                </ul>
                <p className={styles.soft}>{t.caution}</p>
              </>
            )}
          </Card>
          <NoteForm exercise={exercise.id} text={library.notes.get(exercise.id) ?? ''} />
          <ExerciseHistory exercise={exercise.id} measure={exercise.measure} />
          <section aria-labelledby="instead">
            <h2 id="instead">{t.alternatives}</h2>
            <Stack as="ul" role="list" gap={1} className={styles.others}>
              {alternativesTo(exercise, library.all).map((other) => (
                <li key={other.id}>
                  <Link to={`/gym-ai/exercises/${other.id}`} viewTransition>
                    {library.nameOf(other)}
                  </Link>
                </li>
              ))}
            </Stack>
          </section>
        </Stack>
      </div>
      {isEdited && own && (
        <Suspense>
          <OwnExerciseSheet own={own} onClose={() => setEdited(false)} />
        </Suspense>
      )}
    </>
  )
}
