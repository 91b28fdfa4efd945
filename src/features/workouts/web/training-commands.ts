import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { body, calendar } from '#platform/web/ui/icons/places.ts'

export const trainingCommands: FeatureCommands['commands'] = [
  {
    id: 'workouts.home',
    to: '/gym-ai',
    icon: body,
    words: {
      en: { title: 'Body', also: 'training workout gym strength session' },
      de: { title: 'Körper', also: 'Training Studio Kraft Sport' },
    },
  },
  {
    id: 'workouts.generator',
    to: '/workout-generator',
    icon: calendar,
    words: {
      en: { title: 'Make a training plan', also: 'generator workout plan structures' },
      de: { title: 'Einen Trainingsplan machen', also: 'Generator Plan Einteilung' },
    },
  },
]
