/** On the hub of a first day. */
export const firstHabitWords = {
  en: { title: 'A first habit', text: 'One small thing, easy enough for a bad day.' },
  de: { title: 'Eine erste Gewohnheit', text: 'Etwas Kleines, das auch an schlechten Tagen leichtfällt.' },
}
