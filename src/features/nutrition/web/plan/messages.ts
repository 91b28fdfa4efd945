import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en as core } from '../core/messages.ts'

export const en = {
  title: 'Week plan',
  lead: 'Plan your meals. They count once you mark them as eaten.',
  toShopping: 'Shopping list',
  before: 'Previous week',
  after: 'Next week',
  thisWeek: 'Back to this week',
  week: (from: string, to: string) => `${from} – ${to}`,
  more: 'More for this week',
  copyWeek: 'Copy the previous week',
  nothingBefore: 'Nothing is planned in the previous week.',
  dayMenu: (day: string) => `More for ${day}`,
  copyDay: 'Copy …',
  open: 'To the diary',
  addTo: (meal: string, day: string) => `Add to ${meal}, ${day}`,
  /** Follows the name and amount on the button. */
  change: (meal: string, day: string) => `, ${meal}, ${day}: change`,
  ate: core.ateIt,
  grip: (name: string, meal: string, day: string) => `Move ${name}: ${meal}, ${day}`,
  gripHint: 'Drag it, or use the arrow keys: to the sides for another day, up and down for another meal.',
  trayGrip: (name: string) => `Plan ${name}`,
  trayHint: 'Drag it onto the week, or press Space, choose a place with the arrow keys, and press Space again.',
  lifted: (name: string, place: string) => `${name} lifted: ${place}`,
  moved: (name: string, place: string) => `${name}: ${place}`,
  dropped: (name: string, place: string) => `${name} put down: ${place}`,
  cancelled: (name: string) => `${name} is back where it was.`,
  place: (meal: string, day: string) => `${meal}, ${day}`,
  eaten: 'Eaten',
  tray: {
    title: 'Ideas to plan',
    hint: 'Recipes, meals, favourites and what you often have.',
    recipe: 'Recipe',
    meal: 'Meal',
    food: 'Food',
  },
  trayEmpty: 'Recipes, saved meals and foods you often eat appear here. Until then, use the plus in each meal.',
  copy: {
    title: (day: string) => `Copy from ${day}`,
    lead: 'The copy is planned, even if you have eaten the original.',
    what: 'What',
    all: 'The whole day',
    to: 'To',
    submit: 'Plan it',
    cancel: 'Cancel',
    nothing: 'This meal is empty.',
  },
  partial: 'You are offline, so this shows only what you planned on this device. The rest is safe and will load once you are online.',
  broken: core.broken,
}

export const planMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
