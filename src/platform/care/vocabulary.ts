import type { Classes } from './phrases.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** The writer. Possessives are not here: "my friend" is somebody else. */
const FIRST = set('i ive id ill me myself ich mich mir')
/** Words that only German has. */
const GERMAN = set(`der das den dem des ich und ist nicht ein eine einen einem einer er sie es mit zu von auf hat wir mich mir sich mein
  meine meinem meinen meiner dass wenn wie aber noch nur fuer bei nach vor oder auch hatte habe wurde wird sind`)
/** Before these words "im" is an "I'm" without its apostrophe; else it is German. */
const AFTER_IM =
  set(`so not going suicidal tired done just really scared afraid sorry thinking feeling worthless dead ready the a always still also
  only very planning being better sick in at on no never gone dying sad ok fine alone nothing too about here out trying having losing
  hurting such ashamed hopeless trapped broken exhausted`)
export const isFirst = (words: readonly string[], at: number): boolean =>
  FIRST.has(words[at]!) || (words[at] === 'im' && AFTER_IM.has(words[at + 1] ?? ''))
/** "If you are suicidal, call this number." */
export const SECOND = set('you youre youd du dich ihr euch')
/** "My knees want to die", "the cat". */
export const ARTICLES = set('my our the your his her this that these those mein meine unser unsere der die das dein deine')
/** "I can't promise I won't." */
export const PROMISE = set('promise guarantee swear trust versprechen garantieren ausschliessen')
export const isGerman = (words: readonly string[]): boolean => words.some((one) => GERMAN.has(one))
/** Other people as the subject. */
export const PERSON = set(`he hes hell she shes they theyre theyd someone somebody who friend friends bestie brother sister sibling mum mom
  mother mama mummy dad father son daughter husband wife spouse partner girlfriend boyfriend fiance fiancee colleague coworker cousin
  roommate flatmate housemate neighbour neighbor student pupil classmate teammate nephew niece uncle aunt auntie grandma grandpa gran
  grandmother grandfather nan ex kid child kids teen teenager boss woman guy girl boy parents
  er sie jemand jemandem jemanden freund freundin freunde freundes bruder schwester geschwister mutter vater papa sohn tochter mann frau
  partnerin kollege kollegen kollegin cousine mitbewohner mitbewohnerin nachbar nachbarin schueler schuelerin kind kinder neffe nichte onkel
  tante oma opa kumpel klassenkamerad klassenkameradin chef chefin lehrer lehrerin klasse bekannter bekannte verlobter verlobte
  mutti vati enkel enkelin junge maedchen studentin`)

/** Subjects of talk rather than experience: books, news, lessons, mourning. */
export const TOPIC =
  set(`book books novel film films movie documentary article articles podcast song songs lyrics character characters chapter
  poem poet play hero heroine series episode news headline prevention awareness course lecture workshop seminar training thesis essay
  research study studies statistics rates rate leaflet brochure poster posters volunteer museum opera detective sociology farmers
  memoir memoirs interview show bullying philosophy camus government legal soap anna karenina widow
  case example scenario poster station painter fiction forums forum ethics euthanasia debate patient patients client clients
  victim thriller biography history respond victims schools
  adolescents grief bereavement policy law campaign charity romeo juliet
  buch buecher roman film filme doku dokumentation artikel lied lieder figur figuren kapitel gedicht dichter dichterin serie folge
  nachrichten schlagzeile praevention kurs vorlesung schulung weiterbildung seminar studie studien statistik raten faltblatt broschuere
  plakat plakate ehrenamtlich ehrenamt oper kommissarin kommissar krimi soziologie verhalten jugendlichen trauer krieg thema hausarbeit
  memoiren interview mobbing philosophie bundestag beihilfe gesetz werther goethes spendenlauf ausbildung
  opfer biografie fortbildung umgang geschichte hinterlaesst
  fallbeispiel beispiel museum ethik sterbehilfe foren forum referentin referent vortrag patientin patient patienten maler malers
  urgrossvater kampagne heldin
  sermon proofread proofreading gedenkgottesdienst predigt sonntagspredigt literaturkreis klausurthema ethikstunde hospizkurs bundesamt
  anamnese`)

/** Words with these beginnings are about the topic, not about the writer. */
export const TOPIC_STARTS = [
  'suizidpraev',
  'suizidrat',
  'suizidrisik',
  'suizidforsch',
  'selbstmordatt',
  'selbstmordkomm',
  'selbstmordrat',
  'selbstmordansch',
]
const SUICIDE_NEXT =
  set(`squad sprint sprints bomber bombers bombing bombings prevention awareness rate rates hotline lifeline risk research
  door doors blonde mission statistics pact run runs drill drills`)
const SUICIDE_BEFORE = set(
  'to by durch career political social financial commercial professional economic assisted politischer beruflicher sozialer karriere',
)
export const isFigurative = (before: string | undefined, after: string | undefined): boolean =>
  SUICIDE_BEFORE.has(before ?? '') || SUICIDE_NEXT.has(after ?? '')

export const NEGATIONS =
  set(`not never no dont didnt isnt wasnt arent werent havent hasnt hadnt wont wouldnt couldnt doesnt shouldnt nobody none
  nothing neither without aint
  nicht nie niemals kein keine keinen keinem keiner keinerlei niemand nichts weder ohne`)
/** They apply across a subject: "never in my life have I". */
export const FAR_NEGATIONS = set('never nie niemals')
/** "Not that I", "I don't think I". */
export const NEGATED_OPINION = set(
  'that think feel believe say saying mean suppose like because once single einziges einmal dass glaube denke finde',
)
/** "I can't stop", "I don't know whether", "nicht aufhören". */
export const AFTER_NEGATION = set('auf los weg stop help shake know only just sure aufhoeren mehr weiss nur sicher')
export const CONJUNCTIONS = set('but because and though although yet aber weil denn sondern und doch obwohl trotzdem')

export const ASKS = set('asked asks ask asking fragt fragte gefragt fragten')
export const WHETHER = set('if whether ob')
/** "Asked about suicide", "nach Selbstmordgedanken gefragt". */
export const ABOUT = set('about nach')
/** "I was asked": somebody else did. */
export const WAS_ASKED = set('was were been got getting')
export const WURDE_GEFRAGT = set('wurde wurden worden werde werden')
/** An answer of one word on a form: "suicidal, no", "Suizidalität verneint". */
export const ANSWERS_NO = set('no nope nein verneint verneinen denied')
/** "The urge is gone." */
export const IS = set('is are was were ist sind war waren')
export const ENDED = set('gone over past weg vorbei verschwunden')
/** "Last day at the office": of a job, not of a life. */
export const LAST_DAYS: ReadonlySet<string> = new Set(['last day', 'letzter tag', 'letzten tag', 'letzte tag'])
export const WORKPLACES = set('work office job nursery internship agency arbeit buero job kita praktikum firma agentur')
/** "My plants commit suicide": a thing, and the words that may come between it and the word. */
export const NO_PERSON = set(
  'plant plants houseplant houseplants cactus basil spreadsheet printer toaster pflanze pflanzen zimmerpflanze zimmerpflanzen kaktus basilikum drucker phone laptop computer router akku handy auto character charakter avatar',
)
export const OF_A_THING = set(
  'is are was were all wants want wanted will wollte commit commits committed committing has have ist sind war waren begeht begehen hat haben kollektiv',
)

export const LONG_AGO =
  set(`ago years used since damals frueher jahren jahre teenager teenagers college twenties thirties childhood scars survived
  lockdown jugendliche jugendlicher studium narben ueberlebt once einmal university klinik hospitalised hospitalized hospital winter`)
export const LONG_AGO_PAIRS = [
  'back then',
  'last year',
  'last winter',
  'last spring',
  'last summer',
  'last autumn',
  'was at',
  'was in',
  'was a',
  'as a',
  'there was',
  'letztes jahr',
  'letzten winter',
  'letzten sommer',
  'als kind',
  'es gab',
  'my attempt',
  'own suicide',
  'meinem suizidversuch',
  'mein suizidversuch',
  'was seventeen',
  'was fifteen',
  'was sixteen',
  'before therapy',
  'der therapie',
  'after the',
  'nach der',
  'nach dem',
]
export const PAST_VERBS = set(`wanted wished tried attempted had was were thought planned considered nearly almost felt remember overdosed
  hatte wollte wuenschte war dachte versucht wollten sah stand lag ueberlegte geplant ueberlebt gewuenscht`)
export const RECENT = set(
  `today tonight now again yesterday currently right night afternoon morning heute jetzt wieder gestern gerade aktuell nacht`,
)

/** Accidents, sport and play. */
export const HARMLESS =
  set(`slack slice piece shaving cooking kitchen finger fingers onion paper oven glass accidentally gym training workout running
  knee ankle elbow football climbing skiing fell stairs garden bike hike laughing laugh game boss level karaoke guitar
  versehentlich kochen kueche sport knie knoechel training ofen garten rad treppe zwiebel papier gelacht lachen spiel joggen fussball wandern`)
/** "Die of laughter". */
export const DIE_OF =
  set(`of on laughing embarrassment laughter shame boredom curiosity cuteness cringe hunger thirst excitement lol lmao haha
  embarrassed embarrassing awkward cringe hilarious to for vor fuer peinlich marathon kilometer`)

export const CLASSES: Classes = {
  filler:
    `just only really finally simply even so actually fucking kinda sort of literally truly always often sometimes still honestly too maybe
    probably also completely all ever right badly
    einfach nur endlich wirklich noch schon gern gerne oft manchmal doch mal eh bloss immer wieder jetzt heute halt auch ganz ja sowieso
    am liebsten ueberhaupt wohl echt selbst dann bald`
      .split(/\s+/)
      .join(' '),
  want: 'want wants wanted wanting wish wishes wished wishing going ready need needs deserve deserves decided hope hopes hoping prefer longing long',
  dont: 'dont doesnt didnt not never longer',
  hurt: 'kill killing hurt hurting harm harming cut cutting burn burning shoot drown hang stab injure injuring',
  himself: 'himself herself themselves themself',
  intends:
    `want wants wanted going will ll would might could may tried tries trying threaten threatens threatened threatening thinking thinks talks
    talking talked about attempted attempts planning plans scared afraid worried fear`
      .split(/\s+/)
      .join(' '),
  anymore: 'anymore longer more',
  mine: 'my his her their this',
  will: 'will wollte moechte wollen willst',
  mein: 'mein sein ihr dein das',
  meinem: 'meinem seinem ihrem dem',
  bin: 'bin ist sei waere sein',
  drohtet: `will wollte moechte droht drohte gedroht versucht versuchte angst ueberlegt denkt daran koennte redet spricht sorge sorgen dass
    wuerde geplant plant`
    .split(/\s+/)
    .join(' '),
  all: 'everyone everybody they all family kids children world people parents friends you mum mom dad wife husband',
  alle: 'alle allen jedem euch anderen niemandem jeder familie meine kinder welt leute ihr sie',
}

/** "I don't want to live in Leeds", "I can't go on the trip": places and things, not life. */
export const PLACE_NEXT = set('in out alone together at with near abroad there on auf bei')
export const THINGS =
  set(`trip ride song noise heat party meeting meetings job flat apartment city town hair car weekend week class course shift project
  diet match final food wash train bus office homework commute
  party feier sitzung job wohnung stadt auto wochenende woche kurs schicht projekt zug bus buero urlaub laerm hitze kuchen arbeit
  ring frisur reise wohnungssuche spiel diaet haare`)
