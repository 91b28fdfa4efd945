import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { body } from '#platform/web/ui/icons/places.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'

/** Commands for places and exercises. */
export const libraryCommands: FeatureCommands['commands'] = [
  {
    id: 'workouts.exercises',
    to: '/gym-ai/exercises',
    icon: body,
    words: {
      en: { title: 'Exercises', also: 'squat bench press how to muscles' },
      de: { title: 'Übungen', also: 'Kniebeuge Bankdrücken Anleitung Muskeln' },
    },
  },
  {
    id: 'workouts.gyms',
    to: '/gym-ai/gyms',
    icon: compass,
    words: {
      en: { title: 'Where you train', also: 'gym profile equipment plates dumbbells bars home' },
      de: { title: 'Trainingsorte', also: 'Studio Geräte Scheiben Kurzhanteln Stangen Zuhause' },
    },
  },
  {
    id: 'workouts.transfer',
    to: '/gym-ai/transfer',
    icon: upload,
    words: {
      en: { title: 'Training: import and export', also: 'import export Hevy Strong FitNotes csv' },
      de: { title: 'Training: importieren und exportieren', also: 'Import Export Hevy Strong FitNotes csv' },
    },
  },
]
