import type { Language } from '#platform/web/i18n/locale-settings.ts'
import type { CompanionTool } from '#platform/web/voice/tool.ts'

/** Commands that the page handles itself, apart from any feature. */
export type OwnId =
  | 'agent.yes'
  | 'agent.no'
  | 'agent.undo'
  | 'agent.repeat'
  | 'agent.help'
  | 'agent.time'
  | 'agent.date'
  | 'agent.mute'
  | 'agent.unmute'
  | 'agent.clear'
  | 'agent.who'
  | 'agent.thanks'
  | 'agent.bye'
  | 'agent.hello'
  | 'agent.open'

export type OwnTool = Pick<CompanionTool, 'id' | 'phrases' | 'fits'> & { id: OwnId; yields?: true; isSure?: true }

/** The page's own tools. "open …" matches only where it names a page. */
export const ownTools = (isPage: (place: string) => boolean): readonly OwnTool[] =>
  OWN.map((tool) => (tool.id === 'agent.open' ? { ...tool, fits: ({ folded }) => isPage(folded.place ?? '') } : tool))

/** Whether a tool can be offered for words that no rule reads: only tools with an example, so never yes or no. */
export const offering = (tools: readonly Pick<CompanionTool, 'id' | 'example'>[]): ((id: string) => boolean) => {
  const ids = new Set([...Object.keys(OWN_EXAMPLES), ...tools.filter(({ example }) => example).map(({ id }) => id)])
  return (id) => ids.has(id)
}

/** Examples of the page's own tools, for a person whose words were not understood. */
export const OWN_EXAMPLES: Partial<Record<OwnId, Readonly<Record<Language, string>>>> = {
  'agent.undo': { en: 'Undo', de: 'Rückgängig machen' },
  'agent.repeat': { en: 'Say that again', de: 'Noch einmal' },
  'agent.help': { en: 'What can I say?', de: 'Was kann ich sagen?' },
  'agent.time': { en: 'What time is it?', de: 'Wie spät ist es?' },
  'agent.date': { en: 'What day is it today?', de: 'Welcher Tag ist heute?' },
  'agent.mute': { en: 'Be quiet', de: 'Sei still' },
  'agent.unmute': { en: 'Read aloud', de: 'Lies vor' },
  'agent.clear': { en: 'Clear the list', de: 'Liste leeren' },
  'agent.who': { en: 'Who are you?', de: 'Wer bist du?' },
}

export const OWN: readonly OwnTool[] = [
  {
    id: 'agent.yes',
    isSure: true,
    phrases: `
      yes|yeah|yep|yup|sure|confirm|ok|okay|correct|right|ja|jep|jo|klar|genau|gerne|passt|stimmt|richtig|bestatigen|einverstanden please|bitte|gerne?
      do|go do? it|ahead
      thats right|correct|it
      that is right|correct
      mach|mache das|es|mal|ruhig
      ja mach|mache das|es|mal?
      yes|yeah|ja exactly|right|please|sure|correct|genau|bitte|gerne|klar|richtig
      yes|ok|okay go on|ahead
      ok|okay|ja weiter
      sounds good|right|great
      klingt|hort gut|richtig|sich? gut|an?
      yes do it|that`,
  },
  {
    id: 'agent.no',
    isSure: true,
    phrases: `
      no|nope|nah|cancel|abort|nevermind|stop|wrong|nein|ne|nee|abbrechen|stopp|halt|falsch thanks|danke|please|bitte?
      never mind
      forget|leave it
      dont|do not? do? it|that?
      lass|vergiss es|das
      doch|lieber|nein|das nicht
      no|not that|this|dont|not
      bitte nicht`,
  },
  {
    id: 'agent.undo',
    phrases: `
      undo|revert that|it|this|last|the? last? one|thing|action?
      take that|it back
      take back that|it|the? last? one?
      that was wrong|a|not mistake|right?
      reverse that|it
      ruckgangig machen|bitte?
      mach|mache das|es|den? wieder|letzte|letzten? wieder? ruckgangig
      nimm das|es wieder? zuruck
      zurucknehmen
      das war falsch|ein|nicht fehler|richtig?`,
  },
  {
    id: 'agent.repeat',
    phrases: `
      repeat|again that|it?
      say that|it again
      what did you say
      come again|pardon
      what was that
      wiederhole|wiederhol|wiederholen das|bitte|es?
      noch|sag das? noch? mal|einmal
      nochmal|wie bitte?
      was hast du gesagt`,
  },
  {
    id: 'agent.help',
    phrases: `
      help me?
      what can|do you|i do|say|ask|understand|know?
      what can i say|ask|do to|you? you|here?
      what can you do for me
      what do you know
      help me please?
      how do i use this|it
      was kannst du fur mich tun
      hilf mir bitte?
      wie benutze|bediene ich das|dich
      which|what commands are|do there|you|exist? know|understand?
      show|list me? the|all|your? commands|examples|help
      how does|do this|it|you work
      hilfe bitte?
      was kannst|kann du|ich alles|hier|dir? sagen|fragen|tun|machen|verstehen?
      was verstehst|weisst du alles?
      welche befehle gibt|kennst|verstehst es|du
      zeig|zeige mir? die|alle? befehle|beispiele
      wie geht|funktioniert das|es|hier`,
  },
  {
    id: 'agent.time',
    phrases: `
      whats|what is? the? time is|now? it|now?
      what time is it|now
      tell me? the time
      do you know the time
      how late is it
      weisst du wie spat es ist
      welche uhrzeit haben wir
      time
      wie spat ist|haben es|wir jetzt|gerade?
      wieviel|wie viel uhr ist|haben es|wir?
      wieviel uhr ist|haben es|wir?
      uhrzeit
      wie ist die uhrzeit`,
  },
  {
    id: 'agent.date',
    phrases: `
      whats|what is? the|todays? date|day is|today? it|today?
      what|which day|date|weekday is it|today today?
      todays date
      date
      welcher|welchen|was tag|datum|wochentag|fur ist|haben|ein es|wir|heute|tag heute|ist|haben? heute|wir?
      der wievielte ist heute
      den wievielten haben wir heute?
      datum
      welches datum ist|haben heute|wir heute?`,
  },
  {
    id: 'agent.mute',
    phrases: `
      mute|shush|hush yourself|you?
      be|stay|keep quiet|silent
      stop talking|speaking|reading
      dont|do not? speak|talk|read aloud?
      stumm|schweig|still schalten?
      sei|bleib still|leise|stumm|ruhig
      nicht|hor|hore auf? zu? sprechen|reden|vorlesen
      hor|hore auf zu sprechen|reden
      ton|stimme aus`,
  },
  {
    id: 'agent.unmute',
    phrases: `
      unmute|speak|talk yourself|to|aloud|up? me|again?
      read|say it|them|answers|that|everything? aloud|out|answers loud?
      turn|switch on your|the? voice|speech
      sprich|rede|lies mit|laut|vor|wieder mir|stimme|vor?
      lies vor|laut
      stimme|sprache an|einschalten
      ton|stimme wieder? an`,
  },
  {
    id: 'agent.clear',
    phrases: `
      clear|empty|wipe|delete this|the|everything|my? list|screen|page|history|conversation?
      start over|again|fresh
      leere|leer|losch|losche die|den|das|alles? liste|bildschirm|verlauf?
      von vorn|vorne anfangen?
      alles loschen|leeren`,
  },
  {
    id: 'agent.who',
    phrases: `
      who|what are you
      are you a|an|really? person|human|robot|bot|ai|real|alive|model|machine|someone|there
      is|am there|this|i anybody|a|someone|talking|anyone there|person|human|robot|to|bot|ai? a|an? person|human|robot|bot|ai?
      do you listen|record|hear|send me|what|anything|it? i|to|anything? say|anyone|somebody?
      wer|was bist du eigentlich?
      bist du ein|eine|echt? mensch|roboter|ki|person|maschine|echt|bot
      ist da jemand|wer
      horst|nimmst|schickst du mich|mir|mit|das|etwas|zu|auf auf|zu|weiter|irgendwohin?`,
  },
  {
    id: 'agent.thanks',
    phrases: `
      thanks|thank|thx you|a? so|very|lot? much?
      thats great|nice|kind|helpful|perfect|lovely
      great|nice|perfect|lovely|cool|awesome|super|prima|toll|wunderbar job|work|danke?
      danke|dankeschon schon|dir|sehr|schon?
      vielen|besten|herzlichen dank
      das ist nett|toll|lieb|super`,
  },
  {
    id: 'agent.bye',
    phrases: `
      good? bye|goodbye|byebye
      good night
      see you|ya soon|later|tomorrow?
      thats|that is? all|enough for? now|today?
      im|i am? done|finished for now|today
      i have to go|leave
      gotta go
      tschuss|tschau|ciao|servus
      auf wiedersehen
      gute nacht
      bis bald|spater|morgen|dann
      das wars|reicht fur? heute|jetzt?
      ich muss los|gehen|weg
      schluss|genug fur|jetzt? heute?`,
  },
  {
    id: 'agent.hello',
    phrases: `
      hello|hi|hey|hallo|servus|moin|gruss there|you|du|fernwell|dich?
      good morning|afternoon|evening|day
      guten morgen|tag|abend
      how are you doing|today?
      wie geht es|s? dir heute?
      wie gehts dir?`,
  },
  {
    id: 'agent.open',
    yields: true,
    phrases: `
      open|show|go|take|bring|navigate|switch|visit|see|view me|back? to|up? the|my|a? page|area? <place> page|area|screen?
      where is|are|do|can i? find? the|my? <place>
      i want|need to? see|go|visit|open to? the|my? <place>
      go|back|let|lets me? see|go|to? to? the|my? <place>
      offne|zeig|zeige|geh|gehe|bring|wechsel|wechsle|mach|besuche mir|mich|bitte? zu|zum|zur|in|auf|nach? den|die|das|meine|meinen|mein|ins? <place> auf|an|seite?
      wo ist|sind|finde ich? die|der|das|mein|meine|meinen? <place>
      zu|zum|zur meinem|meiner|meinen? <place>
      ich will|mochte|muss zu|zum|zur|in|ins|auf? den|die|das|meine|meinen|mein? <place> sehen|offnen|gehen?
      bring up the|my? <place> page?
      <place> offnen|zeigen|anzeigen|aufmachen`,
  },
]
