import { Button } from '#platform/web/ui/Button.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { listGyms } from '../contract/gyms.ts'
import { listOwnExercises } from '../contract/own-exercises.ts'
import { getTraining } from '../contract/training.ts'
import { trainingMessages } from './core/messages.ts'
import { ExercisesSkeleton } from './exercises/ExercisesSkeleton.tsx'
import { exerciseMessages } from './exercises/messages.ts'
import { generatorMessages } from './generator/messages.ts'
import { GymsSkeleton } from './gyms/GymsSkeleton.tsx'
import { gymMessages } from './gyms/messages.ts'
import { HomeSkeleton } from './home/HomeSkeleton.tsx'
import { homeMessages } from './home/messages.ts'
import { sessionMessages } from './session/messages.ts'
import { SessionSkeleton } from './session/SessionSkeleton.tsx'

const { toBody } = trainingMessages.en
const exerciseWords = exerciseMessages.en
const generatorWords = generatorMessages.en
const gymWords = gymMessages.en
const homeWords = homeMessages.en

export const home = outlineOf({ wide: true, title: homeWords.title, lead: homeWords.lead }, <HomeSkeleton />, getTraining)

export const generator = outlineOf(
  { wide: true, back: toBody, title: generatorWords.title, lead: generatorWords.lead },
  <div aria-busy="true">
    <p className="visually-hidden">{generatorWords.loading}</p>
    <Skeleton shape="card" height="40rem" />
  </div>,
  getTraining,
)

export const session = outlineOf({ back: toBody, title: sessionMessages.en.title }, <SessionSkeleton />)

export const gyms = outlineOf({ wide: true, back: gymWords.back, title: gymWords.title, lead: gymWords.lead }, <GymsSkeleton />, listGyms)

export const exercises = outlineOf(
  {
    wide: true,
    back: exerciseWords.back,
    title: exerciseWords.title,
    lead: exerciseWords.lead,
    actions: (
      <Button kind="soft" icon={plus} disabled>
        {exerciseWords.make}
      </Button>
    ),
  },
  <ExercisesSkeleton />,
  listOwnExercises,
)
