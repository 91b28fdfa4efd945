import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'
import { levelOf } from './voice/feelings.ts'

const actions = () => import('./voice/actions.ts')

export const tools: FeatureTools['tools'] = [
  {
    id: 'journal.mood',
    kind: 'write',
    example: { en: 'Log that I’m tired', de: 'Notiere, dass ich müde bin' },
    fits: ({ folded }) => levelOf(folded.feeling ?? '') !== undefined,
    phrases: `
      log|note|record|write|save|remember|put|jot down? that? im|ive feeling|been? <feeling>
      log|note|record|write|save|remember|put|jot down? that? i am|feel|felt|was feeling? <feeling>
      log|note|record|save|put me? down? feeling|as? <feeling>
      feel|feeling kind|a? of|bit? <feeling>
      mir gehts|geht|s heute|es? <feeling>
      heute gehts mir <feeling>
      ich hab|habe <feeling> laune
      today i feel|am <feeling>
      im in a <feeling> mood
      mood is? <feeling>
      stimmung ist? <feeling>
      <feeling> today?
      heute <feeling>
      i am|feel|felt|was feeling? <feeling>
      im|ive feeling|been? feeling? <feeling>
      feeling <feeling>
      log|set|record|note|save|put|add down? my|a|the? mood|feeling as|to|of|is|at? <feeling>
      log|add|record|note a <feeling> mood
      my? mood is|was|today? is? <feeling>
      my day is|was <feeling>
      today is|was|has been? <feeling>
      notiere|notier|schreib|schreibe|log|merk|merke|halt|halte|trag|trage|speicher|speichere mal|dir|bitte? auf|fest|ein? dass|das? ich mich? heute? <feeling> bin|war|fuhle|fuhl
      notiere|notier|schreib|schreibe|log|merk|merke|halt|halte|trag|trage mal|dir|bitte? auf|fest|ein? dass|das? es? mir es? heute? <feeling> geht|ging
      notiere|notier|schreib|schreibe|log|halt|halte|trag|trage mal? auf|fest|ein? ich bin|fuhle|fuhl mich? <feeling>
      ich bin|war|fuhle|fuhl mich? heute|gerade|grad? <feeling>
      mir geht|ging es|s <feeling>
      mir gehts|ginge <feeling>
      es geht mir <feeling>
      heute geht es mir <feeling>
      heute bin|fuhle|fuhl ich mich? <feeling>
      meine? stimmung|laune ist|war|heute|auf|als|mit? <feeling>
      stimmung|laune <feeling> eintragen|festhalten|notieren|loggen
      trag|trage|notiere|notier|setz|setze|log|speicher|speichere die|meine? stimmung|laune als|auf|mit? <feeling> ein?
      mein tag ist|war <feeling>
      der? tag heute? ist|war <feeling>`,
    takesAll: 'feeling',
    run: async ({ folded }, context) => (await actions()).moodOutcome(levelOf(folded.feeling ?? ''), context),
    propose: async ({ level }, context) => (await actions()).moodOutcome(Number(level), context),
  },
  {
    id: 'journal.write',
    kind: 'write',
    example: { en: 'Write in my journal: the plum tree is in bloom', de: 'Schreib ins Tagebuch: Der Pflaumenbaum blüht' },
    takesAll: 'text',
    phrases: `
      write|note|put|add|save|jot down|this? in|into|to my|the journal|diary that? <text>
      journal|diary entry|note <text>
      new|make|add|create|start a|an? journal|diary? entry|note saying|that|with|about <text>
      make|take a note that|of|saying? <text>
      note that|down <text>
      write|jot down that? <text>
      dear diary <text>
      journal that <text>
      note to|for my? diary|journal <text>
      add|put to|in my diary|journal that? <text>
      ins tagebuch dass? <text>
      notier|notiere im tagebuch <text>
      schreib|schreibe dass <text>
      schreib|schreibe|notiere|notier|trag|trage|pack|halt|halte mal|bitte? in|ins mein? tagebuch ein|fest? dass? <text>
      tagebuch|tagebucheintrag eintrag? dass? <text>
      neuer|mach|erstelle|schreib einen|ein? eintrag|tagebucheintrag mit|dass|uber <text>
      notiere|notier mal|dir|bitte? dass? <text>
      schreib|schreibe mal|dir|bitte? auf dass? <text>
      halt|halte mal|bitte? fest dass? <text>
      liebes tagebuch <text>`,
    run: async (spoken, context) => (await actions()).entryOutcome(spoken.typed.text ?? '', context),
    propose: async ({ text }, context) => (await actions()).entryOutcome(String(text), context, { isShown: true }),
    editable: 'text',
  },
  {
    id: 'journal.moodToday',
    kind: 'read',
    example: { en: 'What mood did I log today?', de: 'Welche Stimmung habe ich heute?' },
    phrases: `
      what|which mood|moods did|have i log|logged|note|noted|record|recorded|write|written|have down? today?
      what|how is|was|were my mood|moods today?
      whats|hows my mood today?
      did|have i log|logged|note|noted a|my|any mood today|yet?
      show me? my mood|moods for|of? today
      welche|was stimmung|stimmungen habe|hab ich heute schon? eingetragen|notiert|festgehalten?
      wie war|ist meine stimmung|laune heute?
      habe|hab ich heute? schon? eine|meine stimmung heute? eingetragen|notiert|festgehalten
      zeig|zeige mir? meine stimmung|stimmungen von? heute`,
    run: async (_, context) => (await actions()).moodToday(context),
  },
  {
    id: 'journal.last',
    kind: 'read',
    example: { en: 'When did I last write?', de: 'Wann habe ich zuletzt geschrieben?' },
    phrases: `
      when did i last write|journal something|anything|in|an? my? journal|diary|entry?
      when was my last|latest journal|diary? entry
      whats|what is|was? my last|latest journal|diary? entry
      show|read|open me? my? last|latest journal|diary? entry
      how long since|ago did? my|i last? entry|write|wrote
      what did i write last time?
      when did i write last
      show me? yesterdays entry
      was habe|hab ich beim|das letzten|letzte mal geschrieben
      zeig mir? den eintrag von gestern
      lies meinen letzten eintrag
      wann habe|hab ich zuletzt|das|letztmals letzte|letztes? mal? ins|in|was|etwas|einen? mein? tagebuch|eintrag? geschrieben
      wann war mein letzter eintrag|tagebucheintrag
      was ist|war mein letzter eintrag|tagebucheintrag
      zeig|zeige|offne|lies mir? den|meinen? letzten eintrag|tagebucheintrag`,
    run: async (_, context) => (await actions()).lastEntry(context),
  },
  leadsTo(
    'journal.new',
    '/journal/new',
    { en: 'A new entry.', de: 'Ein neuer Eintrag.' },
    `
      new|start|begin|create|make|add|write|open a|an|my? new? journal|diary? entry
      i want|need to? write|journal something|now|in? my? journal|diary?
      let me write|journal something|now?
      time to write|journal
      open a blank|empty|new entry|page
      start writing|journaling
      new diary|journal page|entry
      zeit zu schreiben
      los schreiben
      neue tagebuchseite
      mach einen leeren|neuen eintrag auf?
      lass mich tagebuch schreiben
      ich will|mochte in mein|das tagebuch schreiben
      write|journal something|now
      neuer|neuen eintrag|tagebucheintrag anlegen|schreiben|beginnen|machen?
      mach|erstelle|beginn|beginne|schreib|schreibe|offne|leg|lege einen? neuen? eintrag|tagebucheintrag an?
      eintrag|tagebucheintrag schreiben|anlegen|beginnen
      tagebuch schreiben
      ich will|mochte|mocht etwas|was|ins? tagebuch? schreiben
      lass mich schreiben`,
    { en: 'New entry', de: 'Eintrag schreiben' },
  ),
  leadsTo(
    'journal.template',
    '/journal/new?template=choose',
    { en: 'Templates for an entry.', de: 'Vorlagen für einen Eintrag.' },
    `
      new|start|write|an? entry from|with|using a|my? template
      new|start|write an? entry from|with|using a|my? template
      use|choose|pick|show|open a|my|the? journal? template|templates
      start|write with a template
      give me a? writing? prompt
      neuer|neuen? eintrag mit|aus|nach einer? vorlage
      eintrag mit|aus|nach einer? vorlage schreiben?
      nimm|zeig|zeige|wahl|wahle|offne mir? eine|die|meine? vorlage|vorlagen aus?`,
    { en: 'Use a template', de: 'Zeig mir die Vorlagen' },
  ),
  leadsTo(
    'journal.askMood',
    '/journal?mood=ask',
    { en: 'How are you right now?', de: 'Wie geht es dir gerade?' },
    `
      log|record|note|add|set|track|enter a|my|the? mood
      log|record|note|add|track how i feel|am
      check in|mood check|checkin
      mood check in?
      stimmung|laune festhalten|eintragen|loggen|notieren
      trag|trage|halt|halte|notiere|notier|log meine|die|eine? stimmung|laune ein|fest?
      festhalten|notieren|eintragen wie es mir geht
      halt|halte fest wie es mir geht`,
    { en: 'Log my mood', de: 'Stimmung eintragen' },
  ),
  leadsTo(
    'journal.insight',
    '/journal/insight',
    { en: 'Your insight.', de: 'Dein Einblick.' },
    `
      how was|were my mood|moods last|this week|month|year
      show me? my moods
      how have i been feeling|doing lately|recently|this? week|month?
      mood this|last week|month
      wie ging|geht es mir in letzter zeit|woche
      wie war meine stimmung letzten|letzte|diesen|diese monat|woche
      zeig|zeige mir? meine stimmungen
      stimmung diese|letzte|diesen|letzten woche|monat
      how has|have my mood|moods been lately|recently|this|over? week|month|year|time?
      show me? my mood|journal|diary chart|charts|statistics|stats|history|insight|insights|graph
      wie war|waren meine stimmung|stimmungen in? letzter|letzte|den|diese|diesen|der? letzten? zeit|woche|monat|wochen
      zeig|zeige mir? meinen|meine|den? stimmungsverlauf|stimmungskurve|einblick|stimmungsstatistik`,
    { en: 'Show my mood chart', de: 'Zeig meinen Stimmungsverlauf' },
  ),
]
