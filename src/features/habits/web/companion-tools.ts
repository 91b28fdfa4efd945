import { fold } from '#platform/contract/fold.ts'
import { minutesIn } from '#platform/web/voice/spoken-words.ts'
import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'
import { isCounted, isCountedAlone, isDone, nameIn } from './voice/habit-words.ts'

const actions = () => import('./voice/actions.ts')

export const tools: FeatureTools['tools'] = [
  {
    id: 'habits.left',
    kind: 'read',
    example: { en: 'What’s left today?', de: 'Was steht heute noch an?' },
    phrases: `
      whats still|else? left|open|due|missing|remaining|outstanding to|for? do? for? today?
      what is|are still|else? left|open|due|missing|remaining|outstanding to|for? do? for? today?
      whats|what is|are? still? on|up for|my? list|today today?
      what do|should|must|can i still? have|need? to? do today?
      what else is|do there|i have? to? do|left? today?
      which habits are still? left|open|due|missing today?
      what habits are still? left|open|due|missing today?
      habits? left|open|due|remaining for? today
      anything|something still|else? left|open|due? to? do? for? today?
      what havent i done yet|today?
      whats missing today?
      am i finished for? today?
      noch was|etwas fur? heute
      was liegt heute|noch? heute? an
      was habe|hab ich heute? noch nicht gemacht|geschafft|erledigt
      bin ich heute fertig
      am i done for? today
      was steht|ist heute|noch heute|noch? an|offen|ubrig
      was steht|ist noch an|offen|ubrig|fallig
      was fehlt|bleibt heute|noch? heute|noch?
      was muss|soll|kann|mochte ich heute|noch heute|noch? tun|machen|erledigen?
      was habe|hab ich heute noch vor|offen|ubrig|tun? zu? tun?
      welche gewohnheiten sind|stehen|fehlen heute|noch? noch|heute? offen|ubrig|an|fallig?
      bin ich fur? heute fertig
      noch etwas|was offen|ubrig heute?`,
    run: async (_, context) => (await actions()).leftToday(context),
  },
  {
    id: 'habits.done',
    kind: 'read',
    example: { en: 'What have I done today?', de: 'Was habe ich heute geschafft?' },
    phrases: `
      what|which habits? have|did i already? done|do|finished|finish|completed|complete|ticked|managed|manage|achieved off? so? far? today so? far?
      what is|whats already? done today
      how far am|have i come|got? today
      what did i get done|finished today?
      show me what i did|done today
      how did i do today
      how many habits did i do|finish|complete today?
      zeig mir? was ich heute gemacht|geschafft habe|hab
      wie war ich heute
      was ist schon fertig|erledigt|geschafft
      wie viele gewohnheiten habe|hab ich heute geschafft|gemacht|erledigt
      was|welche gewohnheiten? habe|hab ich heute schon|bereits? geschafft|gemacht|erledigt|abgehakt|getan
      was|welche gewohnheiten? habe|hab ich schon|bereits geschafft|gemacht|erledigt|abgehakt|getan
      was ist heute schon? erledigt|geschafft|fertig
      wie weit bin ich heute`,
    run: async (_, context) => (await actions()).doneToday(context),
  },
  {
    id: 'habits.mark',
    kind: 'write',
    example: { en: 'Mark reading as done', de: 'Lesen abhaken' },
    takesAll: 'name',
    phrases: `
      mark|tick|check|cross off|habit|my|the? habit? <name> as|off done|finished|complete|completed?
      mark|tick|check|cross off <name>
      mark|tick|check the|my? habit <name>
      im|am done|finished with <name> for? today?
      i am|have done|finished with? my? <name> for? today?
      i|ive did|done|finished|completed my|the? <name> today?
      <name> is|are done for? today?
      done with my|the? <name>
      finished my|the? <name>
      complete|finish my|the? habit <name>
      hake|hak bitte|die|meine? gewohnheit? <name> ab
      <name> abhaken
      markiere|markier die|meine? gewohnheit? <name> als? erledigt|geschafft|fertig|gemacht|getan?
      <name> ist erledigt|geschafft|gemacht|fertig|getan fur? heute?
      <name> als erledigt|geschafft markieren
      ich habe|hab heute? mein|meine|meinen|das|die|den? <name> erledigt|geschafft|gemacht|getan|abgehakt
      ich bin fertig|durch mit <name>
      fertig mit <name>
      <name> erledigt|geschafft
      <done>`,
    fits: ({ folded }) => folded.done === undefined || (!/\d/.test(folded.done) && isDone(folded.done)),
    run: async ({ folded }, context) => (await actions()).markOutcome(folded.name ?? nameIn(folded.done ?? ''), context),
    propose: async ({ habit }, context) => (await actions()).markOutcome(fold(String(habit)), context),
  },
  {
    id: 'habits.add',
    kind: 'write',
    example: { en: 'Add ten squats', de: 'Zehn Kniebeugen dazu' },
    takesAll: 'counted',
    phrases: `
      add|log|count|record|track|note|enter another|me? <#n> more? of? <name>
      add|log|record|track|put <#n> more? to|on|for <name>
      i|ive did|done|made|read|walked|drank|ran another? <#n> more? of? <name>
      i have done|read|walked another? <#n> more? <name>
      plus <#n> <name>
      <#n> more <name>
      trag|trage|notiere|notier|log|zahle|zahl|rechne|schreib|schreibe noch|weitere? <#n> weitere|mal? <name> ein|dazu|hinzu|drauf|auf?
      noch|plus|weitere <#n> <name> dazu|hinzu|eintragen?
      <#n> <name> dazu|hinzu|eintragen|hinzufugen|mehr|gemacht|geschafft|drauf|notieren|dazuzahlen|gelesen|gelaufen
      fug|fuge noch? <#n> <name> hinzu|dazu
      ich habe|hab heute? noch? <#n> <name> gemacht|geschafft|gelesen|gelaufen|getan
      another|noch|plus|did? <#n> more? <counted>
      <counted>`,
    fits: ({ folded }) =>
      folded.counted === undefined
        ? isCounted(folded.name ?? '')
        : (/\d|\bhalbe?\b|\bhalf\b|\bhour\b|\bstunde\b/.test(folded.counted) || folded.n !== undefined) && isCountedAlone(folded.counted),
    run: async ({ folded, numbers }, context) => {
      const { counted = '' } = folded
      const long = minutesIn(counted)
      const number =
        numbers.n ?? long?.minutes ?? Number(counted.split(' ').find((word) => word !== '' && Number.isFinite(Number(word))) ?? 0)
      return (await actions()).addOutcome(folded.name ?? nameIn(long?.rest ?? counted), number, context)
    },
    propose: async ({ habit, amount }, context) => (await actions()).addOutcome(fold(String(habit)), Number(amount), context),
  },
  {
    id: 'habits.skip',
    kind: 'write',
    example: { en: 'Skip running today', de: 'Laufen heute auslassen' },
    takesAll: 'name',
    phrases: `
      skip|pause my|the|habit? <name> for? today
      skip my|the|habit? <name>
      no <name> today skip? it?
      i wont|am|will not? do|doing? <name> today
      im not doing <name> today
      leave out <name> today?
      ich <name> heute nicht
      heute mache|mach ich kein|keine|keinen <name>
      not <name> today
      i skip|am|want skipping|to? skip? <name> today
      lass|lasse heute? mein|meine|das|die|den? <name> heute? aus|ausfallen|weg
      <name> heute? auslassen|uberspringen|aussetzen
      uberspring|uberspringe heute? mein|meine|das|die|den? <name> heute?
      heute kein|keine|keinen <name>`,
    run: async (spoken, context) => (await actions()).skipOutcome(spoken.folded.name ?? '', context),
    propose: async ({ habit }, context) => (await actions()).skipOutcome(fold(String(habit)), context),
  },
  {
    id: 'habits.how',
    kind: 'read',
    example: { en: 'How far is reading today?', de: 'Wie weit ist Lesen heute?' },
    takesAll: 'name',
    phrases: `
      how far|much am|is|have i? with|done|of? my? <name> today
      how far am i with my? <name>
      is <name> done|finished today|yet
      did|have i do|done|finish|finished my? <name> today|yet|already
      wie weit bin ich mit|bei <name> heute?
      wie weit ist <name> heute?
      ist <name> heute? schon|bereits erledigt|fertig|geschafft|abgehakt
      habe|hab ich <name> heute? schon|bereits erledigt|gemacht|geschafft|abgehakt
      habe|hab ich heute schon? <name> erledigt|gemacht|geschafft|abgehakt`,
    run: async (spoken, context) => (await actions()).howOutcome(spoken.folded.name ?? '', context),
  },
  leadsTo(
    'habits.new',
    '/habits?new',
    { en: 'A new habit.', de: 'Eine neue Gewohnheit.' },
    `
      new|add|create|start|make|plant|begin|build a|an|my? new? habit|routine
      i want|would to? like|start|begin|build to? start|begin|build|make? a? new? habit
      i want to start <what> every day
      new|create|add a? new? habit called? <what>
      let me make|add a habit
      neue gewohnheit <what>
      ich will|mochte jeden tag <what>
      leg|lege eine gewohnheit <what> an
      ich will|mochte eine gewohnheit anlegen
      neue gewohnheit|routine anlegen|beginnen|starten|pflanzen|hinzufugen?
      gewohnheit|routine anlegen|hinzufugen|beginnen|pflanzen|erstellen
      leg|lege|erstelle|beginn|beginne|mach|pflanz|pflanze|starte|fug|fuge eine? neue? gewohnheit|routine an|hinzu?
      ich will|mochte eine neue? gewohnheit anfangen|beginnen|anlegen|pflanzen`,
    { en: 'Add a new habit', de: 'Neue Gewohnheit anlegen' },
  ),
  leadsTo(
    'habits.patterns',
    '/habit-analytics',
    { en: 'Patterns and strength of your habits.', de: 'Muster und Stärke deiner Gewohnheiten.' },
    `
      show me? my habit|habits statistics|stats|patterns|strength|charts|analytics
      how are my habits going|doing lately?
      how strong are my habits
      zeig|zeige mir? die|meine? gewohnheiten? statistik|muster|starke|auswertung der|meiner? gewohnheiten?
      zeig|zeige mir? die? statistik|muster|auswertung meiner gewohnheiten
      wie laufen meine gewohnheiten
      wie stark sind meine gewohnheiten`,
    { en: 'Show my habit statistics', de: 'Zeig mir die Statistik meiner Gewohnheiten' },
  ),
]
