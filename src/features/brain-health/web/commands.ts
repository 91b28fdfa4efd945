import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { eye } from '#platform/web/ui/icons/marks.ts'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { check } from '#platform/web/ui/icons/controls.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'

export const area = 'mind'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'brain-health.open',
    to: '/brain-health',
    icon: leaf,
    words: {
      en: { title: 'Brain health', also: 'care score blood pressure doctor' },
      de: { title: 'Gehirngesundheit', also: 'Brain Care Score Blutdruck Arzt' },
    },
  },
  {
    id: 'brain-health.factors',
    to: '/brain-health/factors',
    icon: check,
    words: { en: { title: 'Fourteen factors', also: 'Lancet checklist' }, de: { title: 'Vierzehn Faktoren', also: 'Lancet Liste' } },
  },
  {
    id: 'brain-health.essentials',
    to: '/brain-health/essentials',
    icon: chart,
    words: { en: { title: 'Life’s Essential 8', also: 'heart' }, de: { title: 'Life’s Essential 8', also: 'Herz' } },
  },
  {
    id: 'brain-health.checks',
    to: '/brain-health/checks',
    icon: eye,
    words: {
      en: { title: 'Hearing and sight', also: 'check ears eyes' },
      de: { title: 'Hören und Sehen', also: 'Check Ohren Augen' },
    },
  },
  {
    id: 'brain-health.articles',
    to: '/brain-health/articles',
    icon: book,
    words: {
      en: { title: 'Reading about the brain', also: 'articles' },
      de: { title: 'Lesen über das Gehirn', also: 'Artikel' },
    },
  },
]
