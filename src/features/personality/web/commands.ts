import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'

export const area = 'mind'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'personality.quiz',
    to: '/personality-quiz',
    icon: leaf,
    words: {
      en: { title: 'Personality', also: 'quiz questionnaire big five traits test' },
      de: { title: 'Persönlichkeit', also: 'Fragebogen Big Five Test Eigenschaften' },
    },
  },
  {
    id: 'personality.reports',
    to: '/personality-reports',
    icon: chart,
    words: {
      en: { title: 'Personality reports', also: 'results change over time compare share' },
      de: { title: 'Persönlichkeit: Berichte', also: 'Ergebnisse Veränderung vergleichen teilen' },
    },
  },
]
