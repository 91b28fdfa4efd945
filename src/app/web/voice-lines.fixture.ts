/**
 * Utterances to the voice agent, with the intended tool. In each line of a tool, the part before `//` was available when its rules were
 * written; the part after it was not, and shows how well they generalise. Separated by `;`.
 */
const LINES = {
  en: `
journal.mood: log that I'm tired; I feel great; log my mood as sunny; note that I am sad; my mood is good; I'm feeling anxious; I am exhausted // log that I feel lonely; I'm really happy today; record feeling stressed; add a good mood; feeling calm; I feel so tired today; note that I'm a bit sad; today was terrible; log mood great; I was furious; set my mood to grey; I'm not good
journal.write: write in my journal that the plum tree blooms; note that I called Ada; jot down the garden needs rain; dear diary it snowed; journal entry saying we went out // add to my journal we walked to the lake; take a note that the bus was late; write down milk is out; make a note of the new recipe; put in my diary that Tom came; new entry saying all is well; note the roses are open; save to the journal that I finished the book
journal.moodToday: what mood did I log today; how is my mood today; did I log my mood today // which moods have I logged today; what's my mood today; how was my mood; show my mood for today; have I logged a mood yet
journal.last: when did I last write; when was my last entry; show my last entry // when did I last journal; what was my last journal entry; open my latest entry; when was my latest diary entry; read me my last entry
journal.new: new entry; write something; start a journal entry; I want to write // create a new journal entry; open a new entry; I need to journal; add an entry; let me write; begin a new diary entry; make an entry; I want to write something
journal.template: new entry from a template; use a template // start an entry with a template; show my templates; choose a template; give me a prompt
journal.askMood: log my mood; mood check // record my mood; log a mood; check in; add my mood; track how I feel
journal.insight: show my mood chart; how has my mood been lately // show me my mood statistics; how was my mood this week; how has my mood been this month; show my mood history
habits.left: what's left today; what do I still have to do today; anything left today // what is still open today; what habits are left today; what else is left today; what should I do today; which habits are still due; am I done for today; what's due today; what's left
habits.done: what have I done today; what is done today // what did I do today; which habits have I done today; what have I already finished today; how far am I today; what have I achieved today
habits.mark: mark reading as done; tick off stretching; I'm done with yoga; check off meditation; complete the habit walking // mark my reading done; cross off running; I have finished my reading; done with stretching; tick reading; reading is done; check the habit flossing off; finished my walk; I've done my stretching today; mark the habit piano complete
habits.add: add ten squats; log 20 push ups; I did fifteen squats; add 5 pages to reading // add twenty-five squats; record 3 kilometres of running; I read ten pages; log another five squats; ten more squats; put 2 glasses on drinking; I walked 4000 steps; add 1.5 hours of piano; count 12 squats; plus ten squats; i did a hundred squats; add 30 minutes to reading
habits.skip: skip running today; skip yoga // skip my reading today; no running today; skip the habit piano; pause running today; I skip stretching today
habits.how: how far am I with reading; is yoga done today // how much reading have I done today; did I do my stretching today; have I done yoga today; how far is reading today; is reading done yet
habits.new: new habit; add a habit; I want to start a new habit // create a new habit; make a habit; start a new habit; plant a new habit; build a habit; add a new routine
habits.patterns: show my habit statistics; how are my habits going // show me my habit patterns; how strong are my habits; show my habits stats; how are my habits doing lately
soul.play: start something for sleep; play rain; put on some music for focus; find me a meditation for anxiety; listen to ocean // play something for sleep; start a track for sleep; play me something to relax; give me something for sleep; play the ocean; begin a meditation about kindness; I want to listen to rain; put on the body scan; start a meditation for stress; play some sounds for work; start something against stress; play a track called first light
soul.any: start a meditation; play something; surprise me // play some music; play a track; put something on; meditate; I want to meditate; let's meditate; play anything; start some music
soul.pause: pause; stop the music; pause the track // stop playing; turn off the music; pause it; turn the sound off; stop the meditation; quiet please; pause please
soul.resume: resume; continue the track; go on playing // keep playing; resume the meditation; play on; continue playing; carry on listening; resume playback
measurements.weight: log weight 72.5; my weight is 80; I weigh 68 kilos // log my weight as 81.2; record a weight of 75 kg; I weighed 70 today; my weight is seventy two point five; set my weight to 66; weight 90 kg; I am at 77 kilos; the scale says 82; I weigh 150 pounds; log a weight of 64.3
measurements.last: what was my last weight; when did I last weigh myself // how much did I weigh last time; what's my current weight; show my last weight; what is my latest weight; how much do I weigh
measurements.log: log my weight; weigh in // record my weight; enter my weight; add a weight; weigh me; track my weight
nutrition.water: log a glass of water; I drank a glass of water; add water // I had some water; drank a glass of water; I just drank water; log water; one glass of water; record a glass of water; I've had a glass of water; add another glass of water
nutrition.coffee: log a coffee; I had a coffee // I drank a cup of coffee; add a coffee; had a coffee; log my coffee; I just had a coffee; note a cup of coffee
nutrition.ate: I ate a banana and two eggs; two slices of toast with butter // for lunch I had rice and chicken; ate an apple
nutrition.add: log my breakfast; I had lunch; add a meal // log my dinner; write down what I ate; record my lunch; I ate something; track my meal; enter my breakfast; I want to log food
nutrition.scan: scan a barcode; scan this // scan the barcode; scan a product; scan this package; scan something
mind.round: start today's round; train my brain; play a brain game // start my round; play today's round; do my brain training; begin the daily round; start brain training; train my mind; play the brain games
mind.history: show my scores; show my game history // show my brain scores; how did my games go; show my games results; open my game scores
mind.corsi: play stepping stones // start stepping stones; open stepping stones
mind.flanker: play flock of birds // start flock of birds; play the flanker
mind.object-tracking: play fireflies // start fireflies; open the fireflies game
workouts.start: start my workout; let's train; start a training // begin my workout; start today's workout; I want to work out; start a gym session; begin training; let's work out; I want to train now; open my next session; start my session; time to train
workouts.plan: make a training plan; plan my workouts // create a workout plan; build me a training plan; make me a new workout plan; new training plan; plan my training week; generate a training plan
workouts.exercises: show the exercises; exercise library // list all exercises; which exercises are there; look up exercises; find some exercises
cardio.intervals: start the interval timer; interval training // open the interval timer; start intervals; start interval training; set up an interval timer
cardio.log: log a run; I went for a walk // log my ride; record a swim; I went running; add a run; I was out for a ride; log a bike ride
reminders.settings: show my reminders // turn off my notifications; open the reminders
reminders.new: remind me to stretch; set a reminder // remind me about the dentist; create a reminder; remind me at seven; set a reminder for tomorrow; make a new reminder; remind me
care.help: I need someone to talk to; who can I call; show the helplines // I need help now; who can I talk to; find me a helpline; helpline; give me the help line; I need help
garden.look: how is my garden; what's growing in my garden // how does my garden look; what is blooming in my garden; how's my garden doing; water my plants; let me see my garden; plant a flower
companion.bad-day: I had a bad day; it was a hard day // I'm having a really bad day; I had a rough day; it's been a hard day; I had a very tough day
companion.cant-sleep: I can't sleep; I cannot fall asleep // I'm still awake; I can't fall asleep; I can't get to sleep; I am awake again
companion.grateful: gratitude practice // what am I grateful for; gratitude exercise; gratitude check
companion.good-news: I have good news // I've got great news; I have great news; I got good news
companion.anger: help me calm down // I need to cool down; help me cool down; I need to calm down
companion.remember: remember that I have a sister called Ada; remember about me that I sleep badly // remember that I work at night; remember about me that I am vegetarian; remember that I like short answers; remember that my dog is called Rex
companion.checkin: let's talk; talk to me // can we talk; start a check in; let us talk; let's chat
account.export: export my data; back up my data // download all my data; export everything; save my data; export all of my data
account.theme: dark mode; change the language // turn on dark mode; change my theme; choose a theme; switch to dark mode; set the language; light theme
agent.yes: yes; do it; okay // yes please; go ahead; sure; confirm; that's right; yep; yeah; correct
agent.no: no; cancel; never mind // no thanks; forget it; leave it; don't; stop; nope; don't do that
agent.undo: undo; take that back; undo that // undo the last thing; revert that; take it back; that was wrong; undo it; that was a mistake
agent.repeat: repeat; say that again // what did you say; again; repeat that; come again; say it again; pardon
agent.help: help; what can I say // what can you do; show me the commands; how does this work; help me; what do you understand; list commands; show examples
agent.time: what time is it; what's the time // tell me the time; what is the time now; time please; what time is it now
agent.date: what day is it; what's the date // what is today's date; which day is it today; what date is it; what's the date today; what day is today
agent.mute: mute; be quiet // stop talking; mute yourself; don't speak; be silent; stop reading
agent.unmute: unmute; speak to me // read aloud; speak up; talk to me again; read it out loud; turn on your voice; say it aloud
agent.clear: clear the screen; start over // clear this; empty the list; start again; clear everything; wipe the history
agent.who: who are you; are you a person // are you a robot; what are you; are you real; is anybody there; are you human; am I talking to a person
agent.thanks: thanks; thank you // thanks a lot; thank you so much; great job; perfect; thank you very much; nice
agent.bye: bye; good night // goodbye; see you tomorrow; that's all; that's all for now; I have to go; I'm done for today; see you later
agent.hello: hello; hi there // good morning; hey; how are you; hello there; good evening; how are you today
agent.open: open the garden; go to settings; show my calendar // take me to the journal; open soul; go to my profile; bring me to habits; show me the recipes; where is the calendar; open the food diary page; go back to the hub; I want to see my garden; let me see the foods; navigate to settings; open measurements`,
  de: `
journal.mood: notiere, dass ich müde bin; ich fühle mich gut; mir geht es schlecht; ich bin traurig; meine Stimmung ist gut; halt fest, dass es mir gut geht // trag ein, dass ich gestresst bin; mir geht es heute super; ich bin heute sehr erschöpft; ich fühle mich einsam; notier mal, dass ich glücklich bin; mir gehts gut; mein Tag war furchtbar; heute geht es mir mies; ich bin ziemlich müde; Stimmung sonnig eintragen; ich fühle mich nicht gut; schreib auf, dass ich wütend bin; heute bin ich entspannt
journal.write: schreib ins Tagebuch, dass der Pflaumenbaum blüht; notiere, dass ich Ada angerufen habe; schreib auf, dass der Bus zu spät kam // liebes Tagebuch, heute hat es geschneit; halt fest, dass wir am See waren; trag ins Tagebuch ein, dass Tom da war; neuer Eintrag mit alles in Ordnung; schreib mal auf die Milch ist alle; notier die Rosen blühen; schreibe in mein Tagebuch wir waren spazieren
journal.moodToday: wie war meine Stimmung heute; welche Stimmung habe ich heute eingetragen // habe ich heute schon eine Stimmung eingetragen; zeig mir meine Stimmung von heute; wie ist meine Stimmung; was habe ich heute eingetragen
journal.last: wann habe ich zuletzt geschrieben; wann war mein letzter Eintrag // zeig mir den letzten Eintrag; was war mein letzter Eintrag; wann hab ich zuletzt etwas ins Tagebuch geschrieben; öffne meinen letzten Eintrag; lies mir den letzten Eintrag
journal.new: neuer Eintrag; Tagebuch schreiben; ich will schreiben // mach einen neuen Eintrag; erstelle einen Eintrag; ich möchte etwas schreiben; lass mich schreiben; neuen Eintrag schreiben; leg einen neuen Eintrag an; ich möchte ins Tagebuch schreiben; Eintrag schreiben
journal.template: neuer Eintrag mit Vorlage; zeig die Vorlagen // Eintrag mit einer Vorlage schreiben; nimm eine Vorlage; wähle eine Vorlage aus; Eintrag nach Vorlage
journal.askMood: Stimmung festhalten; trag meine Stimmung ein // Stimmung eintragen; halt meine Stimmung fest; notiere meine Stimmung; halt fest, wie es mir geht; Laune notieren
journal.insight: zeig meinen Stimmungsverlauf; wie war meine Stimmung in letzter Zeit // zeig mir den Einblick; wie war meine Stimmung diese Woche; zeig mir meine Stimmungskurve; wie war meine Stimmung diesen Monat
habits.left: was steht heute noch an; was ist heute noch offen; was muss ich heute noch tun // was fehlt heute noch; welche Gewohnheiten sind noch offen; was habe ich heute noch vor; was bleibt heute noch; bin ich für heute fertig; was ist noch offen; noch etwas offen heute; was soll ich heute noch machen
habits.done: was habe ich heute geschafft; was ist heute schon erledigt // was hab ich heute schon gemacht; welche Gewohnheiten habe ich heute schon abgehakt; wie weit bin ich heute; was habe ich schon erledigt; was habe ich heute getan
habits.mark: Lesen abhaken; hake Yoga ab; ich bin fertig mit Dehnen; markiere Laufen als erledigt // hak bitte Lesen ab; Yoga ist erledigt; Klavier als erledigt markieren; ich habe Dehnen erledigt; fertig mit Lesen; Laufen geschafft; hake die Gewohnheit Zahnseide ab; Meditation abhaken; ich habe mein Yoga gemacht; Spazieren ist geschafft
habits.add: zehn Kniebeugen dazu; trag 20 Liegestütze ein; ich habe zehn Seiten gelesen // fünfundzwanzig Kniebeugen eintragen; füg 5 Seiten hinzu; noch zehn Kniebeugen; notiere 12 Kniebeugen; ich habe 15 Kniebeugen gemacht; plus zehn Kniebeugen; rechne 3 Kilometer dazu; hundert Kniebeugen geschafft; zähle 8 Liegestütze dazu; schreib 30 Minuten Klavier auf; trag noch 5 Liegestütze ein; ich hab heute noch 4 Kilometer gelaufen
habits.skip: Laufen heute auslassen; lass Yoga heute aus // heute kein Laufen; überspringe heute das Lesen; Klavier auslassen; lass heute das Dehnen ausfallen; Yoga heute aussetzen
habits.how: wie weit bin ich mit Lesen; ist Yoga schon erledigt // habe ich Dehnen heute schon gemacht; wie weit ist Lesen heute; wie weit bin ich beim Lesen; ist Lesen heute schon geschafft; habe ich heute Yoga gemacht
habits.new: neue Gewohnheit; Gewohnheit anlegen // leg eine neue Gewohnheit an; ich möchte eine neue Gewohnheit anfangen; erstelle eine Gewohnheit; neue Gewohnheit pflanzen; Gewohnheit hinzufügen; beginne eine neue Gewohnheit
habits.patterns: zeig die Statistik meiner Gewohnheiten; wie laufen meine Gewohnheiten // zeig mir die Muster meiner Gewohnheiten; wie stark sind meine Gewohnheiten; zeig mir die Auswertung meiner Gewohnheiten
soul.play: starte etwas zum Einschlafen; spiel Regen; spiele etwas zum Entspannen // starte eine Meditation zum Schlafen; spiel etwas für die Konzentration; ich möchte etwas zum Einschlafen hören; gib mir etwas zum Schlafen; spiel mir etwas gegen Stress; spiele das Meer ab; starte eine Meditation über Freundlichkeit; mach etwas zum Schlafen an; spiel Musik zum Arbeiten; starte den Bodyscan; spiel mal Wellen; beginne eine Übung zum Atmen
soul.any: starte eine Meditation; spiel etwas; überrasch mich // spiel Musik; ich möchte meditieren; meditieren bitte; spiel irgendwas; überrasche mich; starte Musik; spiel mir etwas vor; ich will jetzt meditieren
soul.pause: Pause; halt die Musik an; stoppe die Meditation // mach die Musik aus; Musik aus; pausiere den Titel; schalt den Ton aus; Wiedergabe stopp; Ruhe bitte; stopp die Musik
soul.resume: spiel weiter; mach die Musik wieder an // weiter abspielen; setz die Wiedergabe fort; Musik weiter; spiele weiter; Meditation fortsetzen; weiter hören
measurements.weight: Gewicht 72,5 eintragen; ich wiege 80 Kilo; mein Gewicht ist 68 // trag mein Gewicht mit 81,2 ein; ich wiege heute 70 kg; die Waage sagt 82; Gewicht 75 kg; notiere ein Gewicht von 66 Kilo; ich wiege zweiundsiebzig Komma fünf; mein Gewicht heute 77; die Waage zeigt 64,3 Kilo an; Gewicht 90 festhalten; ich wog heute 71
measurements.last: was war mein letztes Gewicht; wie viel wiege ich zuletzt // wann habe ich mich zuletzt gewogen; wie ist mein aktuelles Gewicht; zeig mir mein letztes Gewicht; wie viel wiege ich gerade; wie schwer bin ich; was ist mein letztes Gewicht
measurements.log: Gewicht eintragen; trag mein Gewicht ein // Gewicht festhalten; notiere mein Gewicht; halt mein Gewicht fest; wiegen
nutrition.water: ein Glas Wasser getrunken; trag ein Glas Wasser ein; ein Glas Wasser // ich habe ein Glas Wasser getrunken; Wasser eintragen; notiere Wasser; noch ein Glas Wasser getrunken; ich hab gerade Wasser getrunken; Wasser getrunken; log ein Glas Wasser
nutrition.coffee: einen Kaffee getrunken; trag einen Kaffee ein // ich habe einen Kaffee getrunken; Kaffee eintragen; ich hab gerade einen Kaffee getrunken; notiere einen Kaffee; eine Tasse Kaffee getrunken
nutrition.ate: ich habe eine Banane und zwei Eier gegessen; zwei Scheiben Brot mit Butter // mittags Reis mit Hähnchen; einen Apfel gegessen
nutrition.add: Frühstück eintragen; trag mein Mittagessen ein; Essen notieren // Abendessen eintragen; notiere mein Frühstück; schreib auf, was ich gegessen habe; ich habe gerade gegessen; Mahlzeit eintragen; ich habe zu Mittag gegessen; Snack aufschreiben
nutrition.scan: Strichcode scannen; scanne das Produkt // scann einen Barcode; scanne diese Packung ein; Barcode scannen; Produkt einscannen
mind.round: starte die Denkrunde; Gehirntraining starten; trainier mein Gehirn // starte die heutige Runde; beginne meine Runde; Denkspiele spielen; ich möchte etwas spielen; Gedächtnistraining; starte meine tägliche Runde; mach die Denkrunde
mind.history: zeig meine Spielergebnisse; wie liefen meine Spiele // zeig mir meinen Spielverlauf; zeig mir meine Punkte; wie laufen meine Spiele
mind.corsi: spiel Trittsteine // Trittsteine spielen; starte Trittsteine
mind.flanker: spiel den Vogelschwarm // starte Vogelschwarm; Vogelschwarm spielen
mind.object-tracking: spiel Glühwürmchen // starte die Glühwürmchen; Glühwürmchen spielen
workouts.start: starte mein Training; Training starten; ich möchte trainieren // beginne mein Workout; lass uns trainieren; starte das Krafttraining; Workout beginnen; ich will jetzt trainieren; öffne mein nächstes Training; mach mein Training; starte mein heutiges Training
workouts.plan: mach einen Trainingsplan; erstelle einen Plan // erstelle mir einen Trainingsplan; neuer Trainingsplan; plane mein Training; bau mir einen neuen Trainingsplan; Trainingsplan erstellen
workouts.exercises: zeig die Übungen; welche Übungen gibt es // zeig mir alle Übungen; Übungen suchen; such mir Übungen; Übungen nachschlagen
cardio.intervals: starte die Intervalluhr; Intervalltraining starten // öffne den Intervalltimer; Intervalle starten; stell die Intervalluhr; starte das Intervalltraining
cardio.log: einen Lauf eintragen; ich war laufen // trag meinen Lauf ein; Spaziergang notieren; ich war schwimmen; Wanderung eintragen; ich war joggen; notiere meine Tour
reminders.settings: zeig meine Erinnerungen // schalte die Benachrichtigungen aus; zeig mir alle Erinnerungen
reminders.new: erinnere mich ans Dehnen; stell eine Erinnerung // erinner mich an den Zahnarzt; erinnere mich um sieben; neue Erinnerung; erstelle eine Erinnerung für morgen; erinnere mich daran zu trinken; mach eine neue Erinnerung
care.help: ich brauche jemanden zum Reden; wen kann ich anrufen; zeig mir die Hilfenummern // ich brauche Hilfe; mit wem kann ich reden; Telefonseelsorge; gib mir eine Notrufnummer; Krisentelefon; ich brauche dringend Hilfe; öffne die Hilfe
garden.look: wie geht es meinem Garten; was blüht im Garten // was wächst in meinem Garten; wie sieht mein Garten aus; gieß den Garten; wie steht es um meinen Garten; pflanze eine Blume; gieße meine Pflanzen
companion.bad-day: ich hatte einen schlechten Tag; das war ein harter Tag // ich hatte heute einen miesen Tag; heute war ein schwerer Tag; ich habe einen schlechten Tag; es war ein schlechter Tag
companion.cant-sleep: ich kann nicht schlafen; ich liege wach // ich kann nicht einschlafen; ich kann wieder nicht schlafen; ich liege wieder wach; ich kann einfach nicht schlafen
companion.grateful: Dankbarkeitsübung // wofür bin ich dankbar; Dankbarkeit üben; Dankbarkeitsübung starten
companion.good-news: ich habe gute Nachrichten // ich habe tolle Neuigkeiten; ich hab gute Neuigkeiten; ich habe schöne Nachrichten
companion.anger: hilf mir, mich zu beruhigen // ich muss mich abregen; hilf mir runterzukommen; ich muss mich beruhigen
companion.remember: merk dir, dass ich eine Schwester habe; merk dir über mich, dass ich schlecht schlafe // merke dir, dass ich nachts arbeite; merk dir von mir, dass ich vegetarisch esse; merk dir, dass mein Hund Rex heißt; merke dir, dass ich kurze Antworten mag
companion.checkin: lass uns reden; rede mit mir // können wir reden; sprich mit mir; starte ein Gespräch; lass uns sprechen
account.export: exportiere meine Daten; Daten sichern // sichere meine Daten; meine Daten exportieren; lade alle Daten herunter; exportiere alles
account.theme: dunkler Modus; Sprache ändern // Design wechseln; wechsle die Sprache; ändere das Aussehen; helles Design; Aussehen umstellen
agent.yes: ja; mach das; okay // ja bitte; klar; genau; gerne; passt; einverstanden; ja mach das; stimmt
agent.no: nein; abbrechen; lass das // nein danke; lieber nicht; vergiss es; stopp; doch nicht; ne; halt
agent.undo: rückgängig machen; mach das rückgängig; nimm das zurück // rückgängig bitte; mach den letzten rückgängig; nimm es wieder zurück; das war falsch; zurücknehmen; das war ein Fehler
agent.repeat: wiederhole das; noch mal // noch einmal; wie bitte; was hast du gesagt; sag das noch mal; wiederholen; nochmal
agent.help: Hilfe; was kann ich sagen // was kannst du; zeig mir die Befehle; wie funktioniert das; was kannst du alles; Hilfe bitte; welche Befehle gibt es; zeig Beispiele
agent.time: wie spät ist es; wie viel Uhr ist es // wie spät haben wir; wie spät ist es jetzt; Uhrzeit; wie viel Uhr haben wir
agent.date: welcher Tag ist heute; welches Datum ist heute // was für ein Tag ist heute; der wievielte ist heute; Datum; welchen Tag haben wir; den wievielten haben wir heute; welches Datum haben wir heute
agent.mute: stumm; sei still // sei leise; stumm schalten; schweig; hör auf zu reden; nicht vorlesen; sei ruhig
agent.unmute: lies vor; sprich mit Stimme // sprich laut; lies laut vor; Stimme an; rede laut; Ton wieder an; sprich wieder
agent.clear: leere den Bildschirm; von vorn // lösche den Verlauf; alles löschen; von vorne anfangen; leere die Liste; lösche alles
agent.who: wer bist du; bist du ein Mensch // bist du ein Roboter; was bist du; bist du echt; ist da jemand; bist du eine KI; was bist du eigentlich
agent.thanks: danke; vielen Dank // danke schön; danke dir; herzlichen Dank; super; das ist toll; dankeschön
agent.bye: tschüss; gute Nacht // auf Wiedersehen; bis morgen; das wars; das reicht für heute; ich muss los; bis bald; Schluss für heute
agent.hello: hallo; guten Morgen // hi; guten Tag; servus; wie geht es dir; guten Abend; moin; wie gehts
agent.open: öffne den Garten; geh zu den Einstellungen; zeig mir den Kalender // bring mich zum Tagebuch; öffne Soul; geh zum Profil; wo ist der Kalender; zeig die Rezepte; ich möchte den Garten sehen; mach die Einstellungen auf; wechsle zu den Gewohnheiten; Kalender öffnen; öffne die Messungen; zeig mir die Lebensmittel`,
} as const

/** Sentences that are no commands: nothing may result from them. */
const IDLE = {
  en: `the weather is nice today;my sister has a new dog;I wonder what dinner will be;they closed the road again;it rains cats and dogs;the train leaves at nine;Paul said he would come;blue is my favourite colour;we should paint the kitchen;the cat sleeps on the chair;somebody left the light on;what a strange film that was;there are ten people outside;the book has two hundred pages;my coffee is cold;she plays the piano well;he did not answer my letter;the garden chair broke;why is the sky blue;who won the match;how tall is the Eiffel tower;tell me a joke;sing a song;order a pizza;call my mother;book a flight to Rome;what is the capital of France;translate this into Spanish;buy milk on the way home;turn on the lights;set the oven to 180;how do birds fly;is it going to rain tomorrow;send a message to Tom;where did I park the car;the doctor said it heals;my knee hurts a little;work was long;the neighbours are loud;he weighs more than she does;they added ten chairs to the room;the habit of a lifetime;she marks essays all day;a sleeping dog;ten green bottles;my brother is tired of waiting for the bus;you look great;the music next door is loud;lunch was at twelve;nobody knows;well then;hm;asdf qwer;the the the;12345;one two three;because of the snow;either of them;and then we went home;I think therefore I am;to be or not to be`,
  de: `das Wetter ist schön heute;meine Schwester hat einen neuen Hund;die Straße ist wieder gesperrt;es regnet in Strömen;der Zug fährt um neun;Paul wollte noch kommen;blau ist meine Lieblingsfarbe;wir sollten die Küche streichen;die Katze schläft auf dem Stuhl;jemand hat das Licht angelassen;das war ein seltsamer Film;draußen stehen zehn Leute;das Buch hat zweihundert Seiten;mein Kaffee ist kalt;sie spielt gut Klavier;er hat nicht geantwortet;der Gartenstuhl ist kaputt;warum ist der Himmel blau;wer hat gewonnen;wie hoch ist der Eiffelturm;erzähl mir einen Witz;sing ein Lied;bestell eine Pizza;ruf meine Mutter an;buche einen Flug nach Rom;was ist die Hauptstadt von Frankreich;übersetze das ins Spanische;kauf Milch auf dem Heimweg;mach das Licht an;stell den Ofen auf 180;wie fliegen Vögel;regnet es morgen;schick Tom eine Nachricht;wo habe ich das Auto geparkt;der Arzt sagt es heilt;mein Knie tut etwas weh;die Arbeit war lang;die Nachbarn sind laut;er wiegt mehr als sie;sie haben zehn Stühle dazugestellt;die Macht der Gewohnheit;sie korrigiert den ganzen Tag;schlafende Hunde;zehn kleine Flaschen;mein Bruder hat keine Lust mehr zu warten;du siehst toll aus;die Musik nebenan ist laut;Mittag gab es um zwölf;keiner weiß es;na ja;hm tja;asdf qwer;eins zwei drei;wegen des Schnees;und dann gingen wir heim;ich denke also bin ich;sein oder nicht sein`,
} as const

export type VoiceLine = { language: 'en' | 'de'; text: string; intended: string; isHeldOut: boolean }

const LANGUAGES = ['en', 'de'] as const
const parts = (text: string, by: string): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean)

export const voiceLines: readonly VoiceLine[] = LANGUAGES.flatMap((language) =>
  parts(LINES[language], '\n').flatMap((line) => {
    const at = line.indexOf(': ')
    const [known = '', heldOut = ''] = line.slice(at + 2).split('//')
    return [known, heldOut].flatMap((half, which) =>
      parts(half, ';').map((text) => ({ language, text, intended: line.slice(0, at), isHeldOut: which === 1 })),
    )
  }),
)

export const idleLines = LANGUAGES.flatMap((language) => parts(IDLE[language], ';').map((text) => ({ language, text })))
