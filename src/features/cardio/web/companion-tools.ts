import { isOnlyAbout } from '#platform/web/voice/said-words.ts'
import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'

import { BESIDE_MOVEMENT, MOVEMENT_WORDS } from './movement-words.ts'

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
    ...leadsTo(
      'cardio.log',
      '/gym-ai/cardio?log',
      { en: 'Write down how it was.', de: 'Schreib auf, wie es war.' },
      `
      log|record|add|note|enter my|a|the? run|ride|walk|swim|hike|jog|cardio|bike session|ride|tour?
      i went|was|just for|out|running|went? a|running? run|walk|ride|swim|hike|jog|running|swimming|cycling|walking|hiking
      einen|meinen|eine|meine|den|die? lauf|radfahrt|spaziergang|wanderung|ausdauer|tour eintragen|notieren|festhalten
      trag|trage|notiere|notier meinen|einen|meine|eine|den|die? lauf|radfahrt|spaziergang|wanderung|tour ein?
      ich war laufen|joggen|schwimmen|wandern|radfahren|spazieren
      <#n> km|k|kilometre|kilometres|kilometer|kilometers|miles done|finished|geschafft|gelaufen|gejoggt
      <some>`,
      { en: 'Log a run', de: 'Einen Lauf eintragen' },
    ),
    fits: ({ folded }) => folded.some === undefined || isOnlyAbout(folded.some, MOVEMENT_WORDS, BESIDE_MOVEMENT),
  },
]
