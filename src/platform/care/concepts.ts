/**
 * Concepts for the model of the quiet line: words of one concept count as the same, in both languages. `word` alone matches that
 * word only, `word-` any word with this beginning.
 */
const CONCEPTS: Readonly<Record<string, string>> = {
  self: 'i im ive id ill me myself ich mich mir mirselbst',
  mine: 'my mine mein meine meinen meinem meiner meins',
  you: 'you your yours youre du dich dir dein deine deinen euch ihr euer',
  all: 'everyone everybody everything all others people family alle allen alles jeder jeden andere anderen leute familie',
  none: 'nobody noone nothing none niemand niemanden niemandem keiner keinen keinem nichts',
  person:
    'he she they him her them his friend- son daughter mum mom mother dad father brother sister husband wife partner girlfriend boyfriend colleague- roommate cousin uncle aunt ex er sie ihm ihn freund- sohn tochter mama mutter papa vater bruder schwester mann frau partner- kolleg- mitbewohner- onkel tante oma opa kumpel chef- nachbar- nachbarin',
  not: 'not no never dont cant wont isnt doesnt didnt wouldnt couldnt cannot without nicht kein keine nie niemals ohne nimmer',
  want: 'want wanna wants wanted wish wishing wished hope hoping would rather will moechte moecht will wollte wuensch- wunsch- haette wuerde lieber mag',
  can: 'can could able manage bear stand cope handle take kann koennen konnte schaff- ertrag- aushalt- halte packe',
  end: 'end ends ending ended over finish- stop stopped stops quit done finally last ende enden endlich vorbei schluss aufhoer- aufgehoert fertig letzte letzten letzter letztes letztens beend-',
  die: 'die died dying dies dead death suicide suicidal kill killed kms unalive sterben stirb- sterbe gestorben tot tod toedlich suizid- selbstmord- umbring- umzubringen umgebracht umbringe unfall-',
  live: 'live living alive life lives exist existence existing leben lebe lebt lebst lebendig existier- dasein',
  hurt: 'hurt hurting harm harming cut cutting cuts scar scars blade bleed- wound- ritz- geritzt verletz- schneid- geschnitten narbe narben wunde wunden blut- klinge',
  leave:
    'go going gone leave leaving left away disappear- vanish- goodbye farewell bye depart- gehen gehe geh gegangen weg fort verschwind- verlass- abschied- lebewohl tschuess mach machts losgeh- abtret- abhau-',
  burden: 'burden trouble weight bother belast- muehe klotz ballast',
  better: 'better easier lighter relief relieved peace peaceful quiet calm besser leichter erleicht- frieden ruhe ruhig still stille',
  sleep: 'sleep sleeping asleep wake waking woke einschlaf- schlaf- schlafen aufwach- aufgewacht wach wachen',
  fear: 'afraid scared fear terrified frightened panic angst fuercht- panik schiss erschreck-',
  violence:
    'hit hits hitting beat beats beaten slap slapped punch- choke- threw threat- threaten- grabbed shout- yell- bruise- schlaeg- schlug geschlagen pruegel- verpruegel- wuerg- gewuergt droht bedroht drohte schreit bruellt fleck- blau-',
  future: 'tomorrow future next ahead morgen zukunft naechst- uebermorgen kommende',
  letter: 'letter letters note notes envelope brief briefe abschiedsbrief zettel testament umschlag',
  tired: 'tired exhausted worn drained numb empty hollow muede erschoepf- leer taub ausgelaugt kaputt',
  sense: 'point pointless hopeless worthless useless meaning reason sinn sinnlos hoffnung- wertlos nutzlos grund wozu warum',
  pills: 'pill pills tablet tablets overdose overdosed tabletten pillen ueberdosis schlaftabletten',
  out: 'way out escape trapped exit stuck ausweg weg- ausweglos gefangen sackgasse rauskomm-',
  miss: 'miss missed notice noticed care cares cry mourn vermiss- merkt merken auffall- weinen traurig trauern',
  think: 'think thinking thought thoughts idea imagine urge denk- gedank- gedacht vorstell- drang gedanken',
  past: 'was were had used once back then years ago since war waren hatte damals frueher jahr jahre jahren seit einst',
  joke: 'lol haha hahaha xd joke joking kidding literally witz scherz quasi',
  work: 'work job boss office meeting deadline shift arbeit job buero schicht termin abgabe projekt klausur pruefung schule uni',
  play: 'game gym run race match film movie book series song spiel training sport lauf rennen serie buch lied kino konzert',
  food: 'eat eating ate food dinner lunch essen esse gegessen kochen hunger hungrig',
  said: 'said says told asked texted wrote called sagt sagte gesagt schrieb schreibt fragte gefragt erzaehlt rief',
  news: 'news article podcast documentary lecture workshop statistics prevention nachrichten artikel doku vortrag statistik praevention',
}

const EXACT = new Map<string, string>()
const BEGINNINGS: [string, string][] = []
for (const [concept, words] of Object.entries(CONCEPTS))
  for (const word of words.split(' ')) {
    if (word.endsWith('-')) BEGINNINGS.push([word.slice(0, -1), concept])
    else if (!EXACT.has(word)) EXACT.set(word, concept)
  }

/** The concepts of a sentence's words, in order; words without one are left out. */
export const conceptsOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => EXACT.get(word) ?? BEGINNINGS.find(([start]) => word.startsWith(start))?.[1] ?? [])
