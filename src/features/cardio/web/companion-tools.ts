import { isOnlyAbout } from '#platform/web/voice/spoken-words.ts'
import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'

import { BESIDE_MOVEMENT, MOVEMENT_WORDS } from './voice/movement-words.ts'

export const tools: FeatureTools['tools'] = [
  leadsTo(
    'cardio.intervals',
    '/gym-ai/cardio/intervals',
    { en: 'The interval timer.', de: 'Die Intervalluhr.' },
    `
      start|open|begin|set the|an|a|up? interval|intervals|hiit timer|training|clock?
      interval|hiit timer|training
      starte|start|offne|stell die|den|eine|das? intervalle|intervalluhr|intervalltimer|intervalltraining
      intervalle|intervalltraining|intervalluhr starten|beginnen?`,
    { en: 'Start the interval timer', de: 'Starte die Intervalluhr' },
  ),
  {
    id: 'cardio.log',
    kind: 'write',
    example: { en: 'I ran 5 km in 30 minutes', de: 'Ich bin 5 km in 30 Minuten gelaufen' },
    vocabulary: MOVEMENT_WORDS,
    phrases: `
      log|record|add|note|enter my|a|the? run|ride|walk|swim|hike|jog|cardio|bike session|ride|tour?
      i went|was|just for|out|running|went? a|running? run|walk|ride|swim|hike|jog|running|swimming|cycling|walking|hiking
      einen|meinen|eine|meine|den|die? lauf|radfahrt|spaziergang|wanderung|ausdauer|tour eintragen|notieren|festhalten
      trag|trage|notiere|notier meinen|einen|meine|eine|den|die? lauf|radfahrt|spaziergang|wanderung|tour ein?
      ich war laufen|joggen|schwimmen|wandern|radfahren|spazieren
      <#n> km|k|kilometre|kilometres|kilometer|kilometers|miles done|finished|geschafft|gelaufen|gejoggt
      <some>`,
    fits: ({ folded }) => folded.some === undefined || isOnlyAbout(folded.some, MOVEMENT_WORDS, BESIDE_MOVEMENT),
    run: async ({ whole }, context) => (await import('./voice/actions.ts')).sessionOutcome(whole, context),
  },
]
