/** Page titles by path. */
export const de = {
  '/gym-ai': 'Körper',
  '/workout-generator': 'Plan machen',
  '/workout-plan/:id': 'Plan',
  '/workout-session/:id': 'Training',
  '/gym-ai/gyms': 'Trainingsorte',
  '/gym-ai/exercises': 'Übungen',
  '/gym-ai/exercises/:slug': 'Übung',
  '/gym-ai/transfer': 'Import und Export',
}
