import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'

const actions = () => import('./memory/remembering.ts')

export const tools: FeatureTools['tools'] = [
  leadsTo(
    'companion.bad-day',
    '/my-ai-bestfriend?talk=bad-day',
    { en: 'A check-in for a bad day.', de: 'Ein Gespräch für einen schlechten Tag.' },
    `
      i had|have|am|m|having a|an? really|very|so? bad|hard|rough|tough|horrible|awful day
      im having a really|very? bad|hard|rough|tough|horrible day
      it was a really|very? bad|hard|rough|tough day
      it has been a really|very? bad|hard|rough|tough day
      its been a really|very? bad|hard|rough|tough day
      ich hatte|habe|hab heute? einen echt|sehr|so? schlechten|harten|miesen|schweren tag gehabt|heute?
      today|it was a really|very|so? bad|hard|rough|tough|horrible|awful|terrible day
      i had such a bad|hard|rough|horrible day
      what a day it was awful|terrible|horrible|bad
      ich hatte so einen schlechten|harten|miesen|schweren tag
      was fur ein tag er war furchtbar|schrecklich|schlimm
      heute war ein schrecklicher|furchtbarer|schlimmer tag
      das|heute|es war ein schlechter|harter|mieser|schwerer tag`,
    { en: 'I had a bad day', de: 'Ich hatte einen schlechten Tag' },
  ),
  leadsTo(
    'companion.cant-sleep',
    '/my-ai-bestfriend?talk=cant-sleep',
    { en: 'A check-in for a night without sleep.', de: 'Ein Gespräch für eine Nacht ohne Schlaf.' },
    `
      i cant|cannot fall|get? to? sleep|asleep
      i can not fall? sleep|asleep
      im|i am? still? awake again
      im|i am? lying awake
      i? cant|cannot fall? asleep|sleep again?
      ich? kann schon? wieder? nicht schlafen|einschlafen
      ich lieg|liege wach
      ich kann nicht|einfach|mal nicht? wieder? schlafen|einschlafen
      ich liege wieder|noch? wach`,
    { en: 'I can’t sleep', de: 'Ich kann nicht schlafen' },
  ),
  leadsTo(
    'companion.grateful',
    '/my-ai-bestfriend?talk=grateful',
    { en: 'A check-in for something to be grateful for.', de: 'Ein Gespräch über Dankbares.' },
    `
      gratitude check|practice|exercise
      what am i grateful for
      dankbarkeit uben|ubung
      dankbarkeitsubung|dankbarkeitsrunde starten?
      wofur bin ich dankbar`,
    { en: 'Gratitude exercise', de: 'Dankbarkeitsübung' },
  ),
  leadsTo(
    'companion.good-news',
    '/my-ai-bestfriend?talk=good-news',
    { en: 'A check-in for good news.', de: 'Ein Gespräch für gute Neuigkeiten.' },
    `
      i have|got|ive great|good|wonderful|got? good|great? news
      ich habe|hab gute|tolle|schone nachrichten|neuigkeiten`,
    { en: 'I have good news', de: 'Ich habe gute Nachrichten' },
  ),
  leadsTo(
    'companion.loneliness',
    '/my-ai-bestfriend?talk=loneliness',
    { en: 'A check-in for loneliness.', de: 'Ein Gespräch für die Einsamkeit.' },
    `
      talk|check in? about|on loneliness|being lonely?
      nobody is there|around for? me?
      gesprach uber einsamkeit
      niemand ist da`,
    { en: 'Talk about loneliness', de: 'Gespräch über Einsamkeit' },
  ),
  leadsTo(
    'companion.anger',
    '/my-ai-bestfriend?talk=anger',
    { en: 'A check-in for anger.', de: 'Ein Gespräch für die Wut.' },
    `
      help me calm|cool down
      i need to calm|cool down
      talk|check in? about anger|my anger?
      hilf mir runterzukommen|mich? zu? beruhigen
      ich muss mich beruhigen|abregen
      gesprach uber wut`,
    { en: 'Talk about anger', de: 'Gespräch über Wut' },
  ),
  leadsTo(
    'companion.checkin',
    '/my-ai-bestfriend',
    { en: 'Check-ins to choose from.', de: 'Gespräche zur Auswahl.' },
    `
      i want|need to talk
      can we chat|talk a? bit?
      lets talk|chat a bit
      ich will|mochte reden
      konnen wir plaudern|reden
      lass uns ein bisschen|wenig reden|plaudern
      talk to me
      lets talk|chat
      let us talk|chat
      can we talk|chat
      start|open a? check in|checkin
      which check ins|checkins are|do there|you have?
      rede|red|sprich mit mir
      lass uns reden|sprechen
      konnen wir reden
      starte|beginn ein gesprach`,
    { en: 'Let’s talk', de: 'Lass uns reden' },
  ),
  leadsTo(
    'companion.memory',
    '/my-ai-bestfriend/memory',
    { en: 'What the language model may remember of you.', de: 'Was sich das Sprachmodell von dir merken darf.' },
    `
      what do|does you|it|the model|companion remember about|of me
      what you|it|the model|companion remembers? about|of me
      was merkst|weisst du dir? von|uber mich
      what do you remember about|of me
      was merkt sich das modell|der begleiter von|uber mir|mich`,
    { en: 'What do you remember about me?', de: 'Was weißt du über mich?' },
  ),
  {
    id: 'companion.remember',
    kind: 'write',
    example: { en: 'Remember that I live by the sea', de: 'Merk dir, dass ich am Meer wohne' },
    takesAll: 'text',
    phrases: `
      remember about|of me that? <text>
      remember that <text>
      merk|merke dir uber|von mich|mir dass? <text>
      merk|merke dir dass <text>`,
    run: async (spoken, context) => (await actions()).rememberOutcome({ sentence: spoken.typed.text ?? '', area: 'you' }, context),
    propose: async ({ sentence, area }, context, from) =>
      (await actions()).rememberOutcome({ sentence: String(sentence), area: String(area), source: from }, context),
    editable: 'sentence',
  },
]
