import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'All workouts',
  which: 'Which ones',
  present: 'Workouts',
  deleted: 'Deleted',
  none: 'No finished workouts yet.',
  noneDeleted: 'Nothing was deleted.',
  missingText: (days: number) => `Deleted sessions stay here for ${days} days; after that they are deleted for good.`,
  more: 'Earlier ones',
  back: 'Restore',
  backOf: (training: string) => `Restore: ${training}`,
  isBack: 'Workout restored, with its records.',
  failed: 'That did not work',
  loadFailed: 'They could not be loaded',
}

export const pastMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
