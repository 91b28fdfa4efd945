import { readFileSync } from 'node:fs'
import { LATER } from './voice-lines-later.fixture.ts'
import { MORE } from './voice-lines-more.fixture.ts'
import type { VoiceLine } from './voice-lines.fixture.ts'

/**
 * Lines of everyday speech. `first`: three hundred in each language, written without a look at the grammar and measured before it was
 * changed. `second`: written when those rules were done. Both have become examples of the agent (voice-examples.fixture.ts), so their
 * figures are too good; only the held-out lines, which are no examples, measure it. Before the colon is the intended tool, with
 * alternatives after `|`; `none` is no command.
 */
const FIRST = {
  en: `
nutrition.water|habits.add: I drank two glasses of water; had three glasses of water since breakfast; two waters; just finished a big bottle of water; drank half a litre of water; 500 ml water; I've had a pint of water; put me down for two glasses of water; one more glass of water; that was my fourth glass of water; I drank 300 ml of water this morning; had some water with lunch; water, two cups; 1.5 litres of water today; log 250 ml water; I drank a litre
nutrition.coffee|nutrition.ate: two coffees already; I just had an espresso; had a cappuccino at ten; drank two cups of coffee; coffee number three; had another flat white; a double espresso; grabbed a latte on the way
nutrition.ate: I ate a banana and two eggs; had a bowl of porridge for breakfast; two slices of toast with butter; I had an apple; ate 200 grams of rice and some chicken; for lunch I had a cheese sandwich; I've eaten half a pizza; had a yoghurt as a snack; breakfast was two eggs and toast; dinner was pasta with tomato sauce; a handful of almonds; I just ate an orange; had a bar of chocolate; 150 g of blueberries; log a banana; add two eggs to breakfast; I had soup for dinner; we had fish and chips; ate three biscuits; I had cereal with milk this morning; lunch was a salad; one apple and a coffee; put down a croissant; had a glass of milk; I ate 100 g of cottage cheese; some grapes this afternoon
nutrition.add|nutrition.ate: I want to enter what I ate; log lunch; let me put in my dinner; I need to add a meal; track breakfast please; I had something to eat
cardio.log|habits.add: I ran 5 km this morning; went for a 10k run; I walked 3 miles; cycled 20 km to work; swam 1000 metres; I ran for half an hour; did a 45 minute bike ride; went running for 30 minutes; walked the dog for 20 minutes; I jogged 4 kilometres yesterday; ran three miles; I biked for an hour; hiked 12 km on Sunday; just got back from a run; 5k done; went on a long walk; swam for 40 minutes; I rowed 2000 metres; did 8 km on the bike; had a 15 minute walk at lunch; I ran to work; log a 6 km run; add a 3 km walk
soul.play: play rain for 20 minutes; put rain on for half an hour; play ocean sounds for an hour; I want to hear waves; start a ten minute meditation; play something calm; put on some white noise; play a sleep story; ten minutes of meditation please; play forest sounds until I fall asleep; can you play something to help me focus; meditate for five minutes; a short breathing exercise; I need something to calm down with; play thunderstorm; start a body scan; give me 15 minutes of rain; play some birds; I'd like a meditation for sleep; let me hear the rain
soul.any|soul.play: let's do a meditation; put some music on; play me anything; I want to meditate for a bit; start some relaxing music
soul.pause: stop it; turn that off; pause the rain; can you stop the music; stop playing now; make it stop; music off
soul.resume: keep going with the music; carry on; play it again; continue where I left off; start it again
reminders.new: remind me to call mum tomorrow at 5; remind me to take my pills at 8; can you remind me to water the plants on Friday; remind me in an hour to stretch; set a reminder for 7 pm to meditate; remind me tonight to write; don't let me forget the dentist on Monday; remind me at noon to drink water; set an alarm for six thirty; I need a reminder to buy milk; remind me next week to ring Tom; remind me in 20 minutes; tomorrow at nine remind me about the meeting; remind me every day at 8 to journal; please remind me to go to bed at ten; remind me on Tuesday at 3 to pay rent; give me a nudge at four; wake me at seven; ping me tomorrow morning to take out the bins
habits.mark: I meditated today; I did my yoga; I've read today; floss done; I took my vitamins; I made my bed; tick off reading; I finished my reading; yoga is done; I practised piano; stretched today; mark meditation; done with journaling; I've done my stretches; I went to bed on time
habits.add: I read 20 pages; 30 push-ups; did 50 squats; read for half an hour; I meditated for ten minutes; practised guitar for 45 minutes; ten more pages; I walked 8000 steps; another 20 squats; studied Spanish for an hour; 15 minutes of reading; add 10 minutes of piano; I did 3 sets of push-ups; plus five pages; stretched for 10 minutes
habits.left: what do I still need to do; anything else for today; what's on today; what haven't I done yet; what's missing today; am I finished for today; what habits are left
habits.done: what did I get done; show me what I did today; how did I do today; what have I finished; how many habits did I do today
habits.skip: I won't run today; skip yoga for today; I'm not doing piano today; leave out reading today; no workout habit today, skip it
habits.new: I want to start meditating every day; add a new habit; let me make a habit; create a habit called reading; new habit drink water
journal.mood: I feel awful; feeling good today; I'm so stressed; I'm happy; kind of tired; mood is okay; I'm feeling a bit low; today I feel great; put me down as tired; I am nervous about tomorrow; feeling grateful; I'm in a bad mood; not so good today; a bit anxious; I feel wonderful
journal.write: write down that I saw a fox; note to diary we went to the zoo; add to my diary that Ben called; dear diary today was long; put in my journal that I got the job; note that the car is fixed; write that I slept badly; journal that dinner was lovely
journal.new: I want to write in my journal; open a blank entry; time to write; let me journal; start writing; new diary page
journal.last: when did I write last; show me yesterday's entry; what did I write last time; read my last entry
journal.insight: how was my mood last month; show my moods; how have I been feeling lately; mood this week
measurements.weight: I weigh 71 kilos; weight this morning 70.4; scales said 82 point 3; 68.2 kg today; my weight today is 75; put in 160 pounds; I'm 81.5 kg; log weight 64
measurements.last: how much do I weigh; what was my weight last time; my last weight
measurements.log: I want to weigh in; log weight; enter my weight
workouts.start: I want to work out; start today's training; let's lift; start gym; let's go train; begin my workout now; I'm at the gym
workouts.plan: make me a workout plan; I need a training plan; build a plan for me
mind.round: let's do some brain training; play the games; start my brain round; daily games; I want to train my memory
companion.cant-sleep: I can't fall asleep again; I'm lying awake; can't sleep
companion.bad-day: today was a horrible day; what a day, it was awful; I had such a bad day
companion.checkin: I want to talk; can we chat; let's talk a bit
garden.look: show me my garden; how are my plants; what's growing
agent.open: open settings; show me my habits; go to the journal; take me to nutrition; where is my profile; open the calendar; show my measurements; open recipes; go to soul; bring up the garden page
agent.help: what can you do for me; help me please; how do I use this; what do you know
agent.time: what's the time now; do you know the time; how late is it
none: the cat is asleep; my brother is visiting; it will be cold tomorrow; who won the match; the neighbours are loud; I think so; we should paint the fence; Paris is nice in spring; that was a good film; the shop closes at six; she said yes; I bought a lamp; the kids are at school; bananas are yellow; five people came; they ran away; water is wet; the play was about rain; he drank too much; eggs are expensive now`,
  de: `
nutrition.water|habits.add: ich hab zwei Gläser Wasser getrunken; drei Gläser Wasser seit dem Frühstück; zwei Wasser; grad eine große Flasche Wasser ausgetrunken; halber Liter Wasser; 500 ml Wasser; hab einen halben Liter Wasser getrunken; schreib zwei Gläser Wasser auf; noch ein Glas Wasser; das war mein viertes Glas Wasser; heute früh 300 ml Wasser getrunken; etwas Wasser zum Mittagessen; Wasser, zwei Becher; 1,5 Liter Wasser heute; 250 ml Wasser eintragen; ich habe einen Liter getrunken
nutrition.coffee|nutrition.ate: schon zwei Kaffee; ich hatte grad einen Espresso; um zehn einen Cappuccino; zwei Tassen Kaffee getrunken; dritter Kaffee; noch einen Milchkaffee; ein doppelter Espresso; unterwegs einen Latte geholt
nutrition.ate: ich hab eine Banane und zwei Eier gegessen; zum Frühstück gab es Haferbrei; zwei Scheiben Toast mit Butter; ich hatte einen Apfel; 200 Gramm Reis und etwas Hähnchen gegessen; mittags ein Käsebrot; hab eine halbe Pizza gegessen; einen Joghurt zwischendurch; Frühstück waren zwei Eier und Toast; abends Nudeln mit Tomatensoße; eine Handvoll Mandeln; grad eine Orange gegessen; eine Tafel Schokolade; 150 g Heidelbeeren; trag eine Banane ein; zwei Eier zum Frühstück; abends Suppe; es gab Fisch mit Pommes; drei Kekse gegessen; heute Morgen Müsli mit Milch; mittags Salat; ein Apfel und ein Kaffee; schreib ein Croissant auf; ein Glas Milch getrunken; ich hab 100 g Hüttenkäse gegessen; nachmittags ein paar Trauben
nutrition.add|nutrition.ate: ich will eintragen, was ich gegessen habe; Mittagessen notieren; ich möchte mein Abendessen eingeben; eine Mahlzeit hinzufügen; Frühstück bitte festhalten; ich hab was gegessen
cardio.log|habits.add: ich bin heute früh 5 km gelaufen; war zehn Kilometer joggen; ich bin 3 Kilometer spaziert; 20 km mit dem Rad zur Arbeit; 1000 Meter geschwommen; eine halbe Stunde gelaufen; 45 Minuten Rad gefahren; war 30 Minuten joggen; 20 Minuten mit dem Hund draußen; gestern 4 Kilometer gejoggt; drei Kilometer gerannt; eine Stunde geradelt; am Sonntag 12 km gewandert; grad vom Laufen zurück; 5 Kilometer geschafft; ich war lange spazieren; 40 Minuten geschwommen; 2000 Meter gerudert; 8 km auf dem Rad; mittags 15 Minuten spazieren; ich bin zur Arbeit gelaufen; trag einen 6 km Lauf ein; 3 km Spaziergang notieren
soul.play: spiel 20 Minuten Regen; mach für eine halbe Stunde Regen an; spiel eine Stunde Meeresrauschen; ich will Wellen hören; starte eine Meditation von zehn Minuten; spiel was Ruhiges; mach weißes Rauschen an; spiel eine Schlafgeschichte; zehn Minuten Meditation bitte; spiel Waldgeräusche bis ich einschlafe; kannst du was zum Konzentrieren spielen; fünf Minuten meditieren; eine kurze Atemübung; ich brauch was zum Runterkommen; spiel Gewitter; starte einen Bodyscan; gib mir 15 Minuten Regen; spiel Vögel; ich hätte gern eine Meditation zum Schlafen; lass mich den Regen hören
soul.any|soul.play: lass uns meditieren; mach Musik an; spiel mir irgendwas; ich möchte ein bisschen meditieren; starte entspannte Musik
soul.pause: hör auf damit; mach das aus; halt den Regen an; kannst du die Musik stoppen; jetzt nicht weiterspielen; mach die Musik mal aus; Musik stopp
soul.resume: mach mit der Musik weiter; weiter; spiel das noch mal; mach da weiter, wo ich war; starte es wieder
reminders.new: erinnere mich morgen um 5 daran, Mama anzurufen; erinner mich um 8 an meine Tabletten; kannst du mich am Freitag ans Blumengießen erinnern; erinnere mich in einer Stunde ans Dehnen; stell eine Erinnerung für 19 Uhr zum Meditieren; erinner mich heute Abend ans Schreiben; lass mich den Zahnarzt am Montag nicht vergessen; erinnere mich mittags ans Trinken; stell einen Wecker auf halb sieben; ich brauch eine Erinnerung an die Milch; erinnere mich nächste Woche, Tom anzurufen; erinner mich in 20 Minuten; morgen um neun an das Treffen erinnern; erinnere mich jeden Tag um 8 ans Tagebuch; bitte erinnere mich, um zehn ins Bett zu gehen; erinnere mich am Dienstag um 3 an die Miete; gib mir um vier einen Schubs; weck mich um sieben; sag mir morgen früh Bescheid wegen der Mülltonnen
habits.mark: ich hab heute meditiert; ich hab mein Yoga gemacht; heute gelesen; Zahnseide erledigt; ich hab meine Vitamine genommen; Bett gemacht; hak Lesen ab; ich bin mit dem Lesen fertig; Yoga ist gemacht; ich hab Klavier geübt; heute gedehnt; Meditation abhaken; fertig mit Tagebuch; meine Dehnübungen sind gemacht; pünktlich im Bett gewesen
habits.add: ich hab 20 Seiten gelesen; 30 Liegestütze; 50 Kniebeugen gemacht; eine halbe Stunde gelesen; ich hab zehn Minuten meditiert; 45 Minuten Gitarre geübt; noch zehn Seiten; ich bin 8000 Schritte gegangen; noch 20 Kniebeugen; eine Stunde Spanisch gelernt; 15 Minuten Lesen; 10 Minuten Klavier dazu; drei Sätze Liegestütze gemacht; plus fünf Seiten; 10 Minuten gedehnt
habits.left: was muss ich noch machen; noch was für heute; was liegt heute an; was hab ich noch nicht gemacht; was fehlt heute; bin ich heute fertig; welche Gewohnheiten fehlen noch
habits.done: was hab ich geschafft; zeig mir, was ich heute gemacht hab; wie war ich heute; was ist schon fertig; wie viele Gewohnheiten hab ich heute geschafft
habits.skip: ich lauf heute nicht; Yoga heute auslassen; heute mach ich kein Klavier; lass Lesen heute weg; heute kein Dehnen
habits.new: ich möchte jeden Tag meditieren; neue Gewohnheit hinzufügen; ich will eine Gewohnheit anlegen; leg eine Gewohnheit Lesen an; neue Gewohnheit Wasser trinken
journal.mood: mir geht's furchtbar; heute geht's mir gut; ich bin so gestresst; ich bin glücklich; etwas müde; Stimmung ist okay; ich bin ein bisschen niedergeschlagen; heute geht es mir großartig; schreib auf, dass ich müde bin; ich bin nervös wegen morgen; ich bin dankbar; ich hab schlechte Laune; heute nicht so gut; bisschen ängstlich; mir geht es wunderbar
journal.write: schreib auf, dass ich einen Fuchs gesehen hab; notier im Tagebuch, wir waren im Zoo; ins Tagebuch, dass Ben angerufen hat; liebes Tagebuch, heute war ein langer Tag; trag ins Tagebuch ein, dass ich die Stelle hab; notiere, dass das Auto repariert ist; schreib, dass ich schlecht geschlafen hab; halt fest, dass das Essen schön war
journal.new: ich will in mein Tagebuch schreiben; mach einen leeren Eintrag auf; Zeit zu schreiben; lass mich Tagebuch schreiben; los, schreiben; neue Tagebuchseite
journal.last: wann hab ich zuletzt geschrieben; zeig mir den Eintrag von gestern; was hab ich beim letzten Mal geschrieben; lies meinen letzten Eintrag
journal.insight: wie war meine Stimmung letzten Monat; zeig meine Stimmungen; wie ging es mir in letzter Zeit; Stimmung diese Woche
measurements.weight: ich wiege 71 Kilo; Gewicht heute früh 70,4; die Waage sagte 82,3; 68,2 kg heute; mein Gewicht ist heute 75; trag 75 Kilo ein; ich hab 81,5 kg; Gewicht 64 notieren
measurements.last: wie viel wiege ich; was war mein Gewicht letztes Mal; mein letztes Gewicht
measurements.log: ich will mich wiegen; Gewicht notieren; mein Gewicht eintragen
workouts.start: ich will trainieren; starte das heutige Training; los, Gewichte stemmen; Training los; lass uns trainieren gehen; fang mein Training jetzt an; ich bin im Fitnessstudio
workouts.plan: mach mir einen Trainingsplan; ich brauch einen Trainingsplan; bau mir einen Plan
mind.round: lass uns Gehirntraining machen; spiel die Denkspiele; starte meine Denkrunde; die täglichen Spiele; ich will mein Gedächtnis trainieren
companion.cant-sleep: ich kann schon wieder nicht einschlafen; ich lieg wach; kann nicht schlafen
companion.bad-day: heute war ein schrecklicher Tag; was für ein Tag, er war furchtbar; ich hatte so einen schlechten Tag
companion.checkin: ich will reden; können wir plaudern; lass uns ein bisschen reden
garden.look: zeig mir meinen Garten; wie geht's meinen Pflanzen; was wächst gerade
agent.open: öffne die Einstellungen; zeig mir meine Gewohnheiten; geh zum Tagebuch; bring mich zur Ernährung; wo ist mein Profil; öffne den Kalender; zeig meine Messwerte; öffne die Rezepte; geh zu Soul; zeig die Gartenseite
agent.help: was kannst du für mich tun; hilf mir bitte; wie benutze ich das; was weißt du
agent.time: wie spät ist es gerade; weißt du, wie spät es ist; welche Uhrzeit haben wir
none: die Katze schläft; mein Bruder ist zu Besuch; morgen wird es kalt; wer hat das Spiel gewonnen; die Nachbarn sind laut; glaub schon; wir sollten den Zaun streichen; Paris ist schön im Frühling; das war ein guter Film; der Laden schließt um sechs; sie hat ja gesagt; ich hab eine Lampe gekauft; die Kinder sind in der Schule; Bananen sind gelb; fünf Leute sind gekommen; sie sind weggelaufen; Wasser ist nass; in dem Stück ging es um Regen; er hat zu viel getrunken; Eier sind teuer geworden`,
} as const

const SECOND = {
  en: `
nutrition.water|habits.add: three cups of water so far; I had a glass of water with dinner; another bottle of water; drank 750 ml water at the gym
nutrition.ate: I ate a pear and some nuts; had scrambled eggs on toast; two sausages and beans; a plate of spaghetti for dinner; had half an avocado; snacked on some crackers; 80 g oats with milk; I had a burger and fries last night
cardio.log|habits.add: I ran 7 km today; did a 20 km ride after work; walked for an hour with Tom; a 10 minute jog; I swam twenty laps; cycled home
soul.play: play the sea for 15 minutes; I want something to fall asleep to; put on thunder; play a bit of piano music; start a 20 minute meditation for anxiety
soul.pause: please stop the sound; enough music; silence
reminders.new: remind me to buy bread after work; set a reminder to stretch at three; remind me tomorrow about the parcel; can you remind me of Anna's birthday
habits.mark: I did my stretching; reading's done; I've meditated; tick yoga off
habits.add: 12 pages; did 40 sit-ups; played guitar for 20 minutes; 5 more squats
habits.left: what else do I have to do; is anything still open
journal.mood: I'm exhausted; I feel rather lonely; pretty good day; I'm angry
journal.write: write that we got the keys; note that Ada can swim now
journal.new: I'd like to write an entry; a new page please
measurements.weight: I was 73.2 this morning; 69 kilos on the scale; put my weight at 80
workouts.start: time for the gym; start my session
mind.round: start the brain games; I'd like to train my brain
agent.open: take me to my recipes; open my habits; show me the calendar
companion.checkin: I'd like to talk to someone here; chat with me
none: the dog ate my homework; we had rain all week; three friends are coming over; the water bill came; eggs hatch in spring; he runs a shop; it took an hour; my shoes are wet`,
  de: `
nutrition.water|habits.add: bis jetzt drei Becher Wasser; zum Abendessen ein Glas Wasser; noch eine Flasche Wasser; beim Sport 750 ml Wasser getrunken
nutrition.ate: ich hab eine Birne und ein paar Nüsse gegessen; Rührei auf Toast; zwei Würstchen mit Bohnen; abends einen Teller Spaghetti; eine halbe Avocado; zwischendurch ein paar Cracker; 80 g Haferflocken mit Milch; gestern Abend einen Burger mit Pommes
cardio.log|habits.add: heute 7 km gelaufen; nach der Arbeit 20 km Rad gefahren; eine Stunde mit Tom spaziert; zehn Minuten gejoggt; zwanzig Bahnen geschwommen; mit dem Rad heim
soul.play: spiel 15 Minuten das Meer; ich will was zum Einschlafen; mach Donner an; spiel ein bisschen Klaviermusik; starte 20 Minuten Meditation gegen Angst
soul.pause: bitte den Ton aus; genug Musik; Stille
reminders.new: erinner mich nach der Arbeit an das Brot; stell um drei eine Erinnerung zum Dehnen; erinnere mich morgen an das Paket; kannst du mich an Annas Geburtstag erinnern
habits.mark: ich hab mich gedehnt; Lesen ist fertig; ich habe meditiert; Yoga abgehakt
habits.add: 12 Seiten; 40 Situps gemacht; 20 Minuten Gitarre gespielt; noch 5 Kniebeugen
habits.left: was muss ich sonst noch tun; ist noch etwas offen
journal.mood: ich bin erschöpft; ich fühle mich ziemlich einsam; ganz guter Tag; ich bin wütend
journal.write: schreib, dass wir die Schlüssel haben; notiere, dass Ada jetzt schwimmen kann
journal.new: ich würde gern einen Eintrag schreiben; eine neue Seite bitte
measurements.weight: heute früh waren es 73,2; 69 Kilo auf der Waage; setz mein Gewicht auf 80
workouts.start: Zeit fürs Training; starte meine Einheit
mind.round: starte die Gehirnspiele; ich würde gern mein Gehirn trainieren
agent.open: bring mich zu meinen Rezepten; öffne meine Gewohnheiten; zeig mir den Kalender
companion.checkin: ich würde gern mit jemandem hier reden; plauder mit mir
none: der Hund hat meine Hausaufgaben gefressen; die ganze Woche war Regen; drei Freunde kommen vorbei; die Wasserrechnung ist da; Küken schlüpfen im Frühling; er führt einen Laden; es hat eine Stunde gedauert; meine Schuhe sind nass`,
} as const

export const LINE_SETS = ['first', 'second', 'later', 'held-out'] as const
export type LineSet = (typeof LINE_SETS)[number]
export type PeopleLine = Pick<VoiceLine, 'language' | 'text'> & { intended: readonly string[]; set: LineSet }

const linesOf = (spoken: Readonly<Record<'en' | 'de', string>>, set: LineSet): PeopleLine[] =>
  (['en', 'de'] as const).flatMap((language) =>
    spoken[language]
      .trim()
      .split('\n')
      .flatMap((line) => {
        const at = line.indexOf(': ')
        const intended = line.slice(0, at).split('|')
        return line
          .slice(at + 2)
          .split('; ')
          .map((text) => ({ language, text: text.trim(), intended: intended.filter((id) => id !== 'none'), set }))
      }),
  )

export const peopleLines: readonly PeopleLine[] = [
  ...linesOf(FIRST, 'first'),
  ...linesOf(SECOND, 'second'),
  ...linesOf(LATER, 'later'),
  ...heldOutLines(),
]

export const moreLines: readonly Pick<PeopleLine, 'text' | 'intended'>[] = linesOf(MORE, 'later')

/** By an author who knew neither rules nor examples; nobody read the lines while those were made. */
function heldOutLines(): PeopleLine[] {
  let language: PeopleLine['language'] = 'en'
  return readFileSync('src/app/web/voice-lines-held-out.fixture.txt', 'utf8')
    .split('\n')
    .flatMap((line): PeopleLine[] => {
      if (line.startsWith('# ')) language = line.slice(2).trim() === 'de' ? 'de' : 'en'
      const at = line.indexOf(': ')
      if (line.startsWith('#') || at < 0) return []
      const intended = line.slice(0, at).split('|')
      return [{ language, text: line.slice(at + 2).trim(), intended: intended.filter((id) => id !== 'none'), set: 'held-out' }]
    })
}
