import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'
import { unitOf } from './voice/unit.ts'

const actions = () => import('./voice/actions.ts')

export const tools: FeatureTools['tools'] = [
  {
    id: 'measurements.weight',
    kind: 'write',
    example: { en: 'Log weight 72.5', de: 'Gewicht 72,5 eintragen' },
    fits: ({ folded }) => unitOf(folded.unit ?? '') !== undefined,
    phrases: `
      log|record|note|add|enter|save|set my|a? weight of|as|is|at|to? <#kg> <unit?>
      my? weight is|was|of|today? is|at? <#kg> <unit?>
      i weigh|weighed in? at? <#kg> <unit?>
      im|i am? at <#kg> <unit?>
      the scale|scales says|say|said|shows <#kg> <unit?>
      mein? gewicht ist|betragt|heute|war? heute? <#kg> <unit?>
      trag|trage|notiere|notier|log|halt|halte|speicher|speichere mein|das|ein? gewicht von|mit|auf|als? <#kg> <unit?>
      ich wiege|wieg|wog heute|jetzt? <#kg> <unit?>
      die waage sagt|zeigt|zeigte|sagte <#kg> <unit?>
      scales|scale said|says|say|shows <#kg> <unit?>
      weight this? morning|today|now <#kg> <unit?>
      gewicht heute|jetzt fruh|morgen? <#kg> <unit?>
      put in? <#kg> kg|kilo|kilos|pounds|lbs
      <#kg> kg|kilo|kilos today|heute|now
      trag|notier|notiere <#kg> kilo|kg ein?
      ich hab|habe <#kg> kilo|kg
      im|i am? <#kg> kg|kilo|kilos
      my weight today is <#kg> <unit?>
      mein gewicht ist heute <#kg> <unit?>
      gewicht <#kg> notieren|eintragen`,
    takesAll: 'all',
    run: async ({ numbers, folded, typed }, context) => {
      const inAll = /\d+(?:[.,]\d+)?/.exec(typed.all ?? '')?.[0].replace(',', '.')
      const weight = numbers.kg ?? (inAll === undefined ? undefined : Number(inAll))
      return (await actions()).weightOutcome(weight, unitOf(folded.unit ?? '') ?? 'own', context)
    },
  },
  {
    id: 'measurements.last',
    kind: 'read',
    example: { en: 'What was my last weight?', de: 'Was war mein letztes Gewicht?' },
    phrases: `
      whats|what is|was? my last|latest|current? weight
      how much did|do i weigh last|lately|now|most? recently? time?
      when did i last weigh|weighed myself?
      show me? my last|latest weight
      was|wie ist|war|hoch mein letztes|aktuelles|jetziges? gewicht
      wie viel|schwer wiege|wog|war|bin ich zuletzt|gerade|jetzt?
      wieviel wiege|wog ich zuletzt|gerade|jetzt?
      wann habe|hab ich mich zuletzt gewogen
      zeig|zeige mir? mein letztes gewicht
      my|mein last|letztes weight|gewicht
      what was my weight last time
      was war mein gewicht letztes|beim mal|letzten mal?`,
    run: async (_, context) => (await actions()).lastWeight(context),
  },
  leadsTo(
    'measurements.log',
    '/measurements?log',
    { en: 'Your weight.', de: 'Dein Gewicht.' },
    `
      log|record|enter|add|note|track my|a? weight
      weigh me|in
      i want to weigh in|myself
      gewicht eintragen|festhalten|notieren|loggen
      trag|trage|notiere|notier|halt|halte mein gewicht ein|fest?
      wiegen
      log weight
      ich will|mochte mich wiegen
      mein gewicht eintragen|notieren`,
    { en: 'Log my weight', de: 'Gewicht eintragen' },
  ),
]
