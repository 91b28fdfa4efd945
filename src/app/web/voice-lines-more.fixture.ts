/** Further ways of saying things that were hard to tell apart: the agent's examples are made of them as well, and no figure counts them. */
export const MORE = {
  en: `
nutrition.ate: tin of sardines on toast; a wrap on the train; porridge with raisins; I had soup and a roll; a doughnut at work; kebab for lunch; whey shake; protein bar after the gym; had a yoghurt drink; some popcorn at the cinema; a bowl of noodles; two fish fingers; a handful of crisps; I grabbed a burrito; ice cream with the kids; finished off the lasagne; had cake at grandma's; 40 g of nuts; log a sandwich; log 100 grams of chicken; add a banana
nutrition.add: let me add my lunch; I need to log some food; put in what I ate; enter a meal; can I log my dinner
nutrition.scan: scan a product; let me scan something; I'd like to scan this; what's in this packet, scan it
nutrition.water: finished my bottle; another glass of water; drank loads of water; that's my second bottle of water
cardio.log: log my bike ride; I was out running; did my usual loop; played tennis for an hour; spinning class, 45 minutes; was on the cross trainer; walked home from work; rowed for ten minutes; skated for an hour; went for a dip; two laps around the lake; I did the stairs for 15 minutes; danced for an hour
cardio.intervals: interval timer please; start tabata; I'd like a HIIT session; a timer for intervals
soul.play: meditation about letting go; guided meditation on kindness; wind and leaves; sound of a stream; crackling fire; calm piano; a sleep story about the sea; breathing exercise; help me relax with something; I want to hear a meditation for anxiety; something against nerves; noise for the baby; let me have some birdsong; play me to sleep
soul.any: let's meditate; I'd like to meditate; put on music; just something nice
soul.pause: no more sound; switch it off; be quiet now, music; end the track; hush the music; stop that noise; hold on, pause; turn it off please
soul.resume: start again where it stopped; back on please; go on with it; keep it playing; unpause it; play further; resume please
reminders.new: tell me at five to leave; let me know when it's six; put a reminder on Friday for the dentist; I mustn't forget the milk tonight; every Sunday remind me to call grandpa; beep me in fifteen minutes; I want to be reminded of the meeting at two
habits.mark: in bed before eleven; no alcohol today; tidied up; did my reading; I've stretched; cold shower done; took my pills; brushed and flossed; put a tick on yoga; gratitude list written; no phone in bed; all my vocabulary done
habits.add: wrote 300 words; learnt 20 words; 90 seconds of plank; 4 chin-ups; sketched for 15 minutes; 3 chapters read; twenty kettlebell swings; 2 hours of studying; cleaned for 20 minutes; ten thousand steps
habits.left: what is there still to do; which ones are missing; have I forgotten anything today; what do I still need to tick; what's next today
habits.done: what's been done today; what have I ticked; which habits are done; show what I've finished today; did I do everything today
habits.skip: no reading for me tonight; I can't manage yoga today; won't do piano today; give the run a miss; not today, the stretching; I'm too ill to train today
habits.how: how's my yoga going today; how many glasses have I had today; did I read today; have I stretched yet; how much piano is left; am I done with my steps; how many steps are missing; is my reading done
habits.new: I want to start running regularly; I want to drink more water every day; make reading a habit; set up a routine for mornings; I'd like to track my vitamins; I'd like to stop smoking, track it; start tracking push-ups
journal.mood: today was wonderful; what a lovely day; I could hug everyone; so proud; I've had enough; I feel blah; relieved; feeling grateful; I'm in a foul mood; I feel fine; feeling hopeful; not my day; worn out; I'm cheerful; over the moon
journal.write: keep a note, the code is in the drawer; take this down, the dog has a limp; remember that the plumber comes from Leeds; in my diary: we planted beans; note for today, Lea lost a tooth; write this down for me, the tulips are out
journal.new: a blank page; let me write something; open an empty entry; I want to get something off my chest in writing; start writing; diary please
journal.moodToday: what did I log as my mood; did I say how I am today; which mood did I pick today
journal.last: what was the last thing I wrote; open my most recent entry; when did I last write in here; show the newest entry
journal.template: give me a question to write about; what could I write about; I want a prompt; start from a template; inspire me to write
journal.insight: how did I feel over the last weeks; is my mood improving; mood over time; show my feelings as a chart; how were my moods in spring; how have I been lately
measurements.weight: 81 on the scales; put me at 70 kilos; set my weight, 66.5; I'm down to 78; weight today 59.9; enter 82 as my weight
measurements.last: tell me how much I weigh; how heavy was I last time; what do I weigh now; when was my last weigh-in; my current weight please
measurements.log: put in my weight; weigh-in please; I want to log my weight; add my weight
workouts.start: time to train; let's work out; off to the gym; start lifting; my session please; let's get going with training; today's session
workouts.plan: write me a programme; I need a new programme; a plan for the gym please; plan for building muscle; put together a workout plan
workouts.exercises: how is a squat done; explain the bench press; list of exercises; how do I do a plank; show exercises for the back; what does a lunge look like
mind.round: brain games; let's do the daily games; play a memory game; exercise my mind; start training my brain; a quick brain game
mind.history: how did I do in the games; my scores in the games; show my results in brain training; am I getting better at the games
companion.cant-sleep: I'm still awake; I lie awake; can't drop off; awake again at four; I can't switch off tonight; sleepless again
companion.bad-day: everything's gone wrong; nothing worked today; a day to forget; awful day at work; this day was too much
companion.anger: I'm so mad; he makes me furious; I could throw something; I'm raging; my boss drives me mad; I'm really cross with her
companion.loneliness: nobody calls; I've no one to talk to tonight; I'm all by myself; I miss having people around; I feel left out; so lonely
companion.good-news: I passed; we're having a baby; something great happened; I got promoted; good news today; I won
companion.grateful: I'm grateful for my friends; thankful today; let me say thanks for something; a gratitude exercise; three good things
companion.checkin: let's talk; I'd like a chat; I need somebody to talk to; can we talk for a minute; talk with me; ask me how I am
companion.memory: what do you know about me; what do you remember of me
garden.look: show me what grows; how is my garden; let me see the garden; my plants please; has anything bloomed
account.theme: dark mode please; it's too bright; make it dark; light mode; change the colours to dark; too dark, make it lighter
account.export: give me all my data; I want to back up my data; export everything; download everything I wrote
agent.open: open my profile; settings please; show the wiki; take me to my goals; the calendar please; go to training; where's the shopping list; show my recipes
agent.help: what can I say; I don't know what to do here; how does it work; some examples please; what do you understand
agent.time: what's the time; the time please; how late is it now
agent.date: which day is today; the date please; what's the date today
agent.undo: undo please; that was wrong, take it back; reverse it; that was a mistake; I didn't mean that, undo
agent.yes: sounds good; yes please; exactly; go on then; that's right, do it; perfect, yes
agent.no: not that; no, leave it; rather not; don't do it; that's not what I meant
agent.thanks: thank you; cheers; that was helpful
agent.bye: see you; that's all for today; good night`,
  de: `
nutrition.ate: Sardinen auf Toast; unterwegs einen Wrap; Porridge mit Rosinen; Suppe und ein Brötchen; auf der Arbeit einen Donut; Döner zum Mittag; Eiweißshake getrunken; Proteinriegel nach dem Sport; einen Trinkjoghurt gehabt; Popcorn im Kino; eine Schale Nudeln; zwei Fischstäbchen; eine Handvoll Chips; Leberkäse auf die Hand; Eis mit den Kindern; den Rest Lasagne aufgegessen; Kuchen bei Oma; 40 g Nüsse; ein belegtes Brot eintragen; trag 100 Gramm Hähnchen ein; trag eine Banane ein; Rührei und Kaffee
nutrition.add: lass mich mein Mittagessen eintragen; ich muss noch Essen eintragen; eingeben, was ich gegessen hab; Essen eintragen; Mahlzeit eintragen; ich will mein Abendessen notieren
nutrition.scan: ein Produkt scannen; lass mich was scannen; ich möchte das scannen; was ist in der Packung, scann mal
nutrition.water: Flasche ausgetrunken; noch ein Wasser; schon viel Wasser getrunken; das war die zweite Flasche Wasser; bis jetzt drei Gläser Wasser
cardio.log: trag meine Radtour ein; ich war draußen laufen; meine übliche Runde gelaufen; eine Stunde Tennis gespielt; Spinning, 45 Minuten; war auf dem Crosstrainer; von der Arbeit heimgelaufen; zehn Minuten gerudert; eine Stunde Inliner; war schwimmen; zwei Runden um den See; 15 Minuten Treppen; eine Stunde getanzt; mit dem Rad nach Hause; eine Stunde mit Ben spazieren; zwanzig Bahnen geschwommen
cardio.intervals: Intervalltimer bitte; Tabata starten; ich will Intervalltraining; eine Uhr für Intervalle; HIIT starten
soul.play: Meditation zum Loslassen; geführte Meditation über Freundlichkeit; Wind und Blätter; ein Bach; knisterndes Feuer; ruhiges Klavier; eine Einschlafgeschichte vom Meer; Atemübung; hilf mir beim Entspannen; ich will eine Meditation gegen Angst hören; was gegen die Nervosität; Rauschen fürs Baby; Vogelstimmen bitte; was zum Einschlafen; mach Donner an
soul.any: lass uns meditieren; ich würde gern meditieren; Musik an; einfach was Schönes
soul.pause: kein Ton mehr; schalt es ab; Ruhe jetzt, Musik aus; beende den Titel; Musik weg; hör auf mit dem Geräusch; Moment, Pause; mach bitte aus; Ton aus bitte; Stille; genug gehört; leise jetzt
soul.resume: mach weiter, wo es aufgehört hat; wieder an bitte; weiter damit; lass weiterlaufen; Pause beenden; spiel weiter; weiterspielen bitte; fortsetzen
reminders.new: sag mir um fünf, dass ich los muss; sag Bescheid, wenn es sechs ist; setz für Freitag eine Erinnerung an den Zahnarzt; ich darf heute Abend die Milch nicht vergessen; jeden Sonntag daran erinnern, Opa anzurufen; piep mich in fünfzehn Minuten an; ich will um zwei an die Besprechung erinnert werden; stell um drei eine Erinnerung zum Aufstehen
habits.mark: vor elf im Bett gewesen; heute kein Alkohol; aufgeräumt; ich hab gelesen; ich hab mich gedehnt; kalt geduscht; Tabletten genommen; Zähne mit Seide gemacht; Haken bei Yoga; Dankbarkeitsliste geschrieben; kein Handy im Bett; Vokabeln erledigt; Yoga abgehakt; Lesen fertig
habits.add: 300 Wörter geschrieben; 20 Vokabeln gelernt; 90 Sekunden Planke; 4 Klimmzüge; 15 Minuten gezeichnet; 3 Kapitel gelesen; zwanzig Kettlebell-Schwünge; 2 Stunden gelernt; 20 Minuten geputzt; zehntausend Schritte; 20 Minuten Gitarre gespielt
habits.left: was ist noch zu tun; welche fehlen noch; hab ich heute was vergessen; was muss ich noch abhaken; was kommt als Nächstes; was muss ich sonst noch; ist noch was offen
habits.done: was ist heute schon gemacht; was hab ich abgehakt; welche Gewohnheiten sind erledigt; zeig, was ich heute fertig habe; hab ich heute alles gemacht; was hab ich heute schon geschafft
habits.skip: heute Abend kein Lesen; Yoga schaff ich heute nicht; Klavier lass ich heute; Laufen fällt aus; heute nicht, das Dehnen; ich bin zu krank zum Trainieren; Dehnen heute weglassen
habits.how: wie läuft mein Yoga heute; wie viele Gläser hatte ich heute; hab ich heute gelesen; hab ich mich schon gedehnt; wie viel Klavier fehlt noch; bin ich mit den Schritten durch; wie viele Schritte fehlen; ist Lesen schon fertig; hab ich heute schon Yoga gemacht
habits.new: ich will regelmäßig laufen; ich will jeden Tag mehr Wasser trinken; mach Lesen zur Gewohnheit; leg eine Morgenroutine an; ich möchte meine Vitamine verfolgen; ich will mit dem Rauchen aufhören, verfolg das; Liegestütze ab jetzt mitzählen; ich will mir angewöhnen, früh aufzustehen
journal.mood: heute war wunderbar; so ein schöner Tag; ich könnte alle umarmen; so stolz; ich hab genug; ich fühl mich blah; erleichtert; dankbar; ich hab miese Laune; mir geht's gut; hoffnungsvoll; nicht mein Tag; völlig fertig; ich bin fröhlich; überglücklich; ganz guter Tag; ziemlich einsam gerade; die Nase voll
journal.write: speicher eine Notiz, der Schlüssel liegt in der Schublade; schreib mal auf, der Hund hinkt; merk dir, dass der Klempner aus Köln kommt; ins Tagebuch: wir haben Bohnen gepflanzt; Notiz für heute, Lea hat einen Zahn verloren; schreib das für mich auf, die Tulpen blühen
journal.new: eine leere Seite; lass mich was schreiben; öffne einen leeren Eintrag; ich will mir was von der Seele schreiben; anfangen zu schreiben; Tagebuch bitte; ich würde gern etwas schreiben; neue Seite
journal.moodToday: was hab ich als Stimmung angegeben; hab ich heute gesagt, wie es mir geht; welche Stimmung hab ich heute gewählt
journal.last: was war das Letzte, was ich geschrieben hab; öffne den neuesten Eintrag; wann hab ich hier zuletzt geschrieben; zeig den jüngsten Eintrag
journal.template: gib mir eine Frage zum Schreiben; worüber könnte ich schreiben; ich will einen Schreibanstoß; mit einer Vorlage anfangen; inspirier mich zum Schreiben
journal.insight: wie ging es mir in den letzten Wochen; bessert sich meine Stimmung; Stimmung im Verlauf; zeig meine Gefühle als Diagramm; wie waren meine Stimmungen im Frühling; wie ging's mir zuletzt
measurements.weight: 81 auf der Waage; schreib 70 Kilo auf; setz mein Gewicht auf 66,5; bin runter auf 78; Gewicht heute 59,9; trag 82 als mein Gewicht ein; heute früh waren es 71,3; die Waage meint 80
measurements.last: sag mir, wie viel ich wiege; wie schwer war ich letztes Mal; was wieg ich jetzt; wann hab ich mich zuletzt gewogen; mein aktuelles Gewicht bitte; wann stand ich zuletzt auf der Waage
measurements.log: Gewicht eingeben; Wiegen bitte; ich will mein Gewicht eintragen; mein Gewicht hinzufügen; eine neue Wägung
workouts.start: Zeit zu trainieren; lass uns trainieren; ab ins Studio; Training los; meine Einheit bitte; los geht's mit dem Training; die Einheit von heute; Zeit fürs Training
workouts.plan: schreib mir ein Programm; ich brauch ein neues Programm; einen Plan fürs Studio bitte; Plan zum Muskelaufbau; stell mir einen Trainingsplan zusammen
workouts.exercises: wie macht man eine Kniebeuge; erklär mir Bankdrücken; Liste der Übungen; wie geht eine Planke; zeig Übungen für den Rücken; wie sieht ein Ausfallschritt aus
mind.round: Gehirnspiele; lass uns die täglichen Spiele machen; ein Gedächtnisspiel spielen; meinen Kopf trainieren; fang mit dem Gehirntraining an; ein kurzes Denkspiel; starte die Gehirnspiele
mind.history: wie war ich in den Spielen; meine Punkte in den Spielen; zeig meine Ergebnisse im Gehirntraining; werde ich in den Spielen besser
companion.cant-sleep: ich bin immer noch wach; ich lieg wach; ich schlaf nicht ein; wieder wach um vier; ich kann heute nicht abschalten; wieder schlaflos; hellwach mitten in der Nacht
companion.bad-day: alles ging schief; nichts hat geklappt heute; ein Tag zum Vergessen; furchtbarer Tag auf der Arbeit; der Tag war zu viel
companion.anger: ich bin so sauer; er macht mich wahnsinnig; ich könnte was an die Wand werfen; ich koche vor Wut; mein Chef bringt mich auf die Palme; ich bin richtig böse auf sie; stinkwütend
companion.loneliness: keiner ruft an; ich hab heute niemanden zum Reden; ich bin ganz allein; mir fehlen Leute; ich fühl mich ausgeschlossen; so einsam
companion.good-news: ich hab bestanden; wir bekommen ein Baby; was Tolles ist passiert; ich bin befördert worden; heute gute Nachrichten; ich hab gewonnen; die Stelle hab ich
companion.grateful: ich bin dankbar für meine Freunde; heute dankbar; ich möchte für etwas danken; eine Dankbarkeitsübung; drei gute Dinge
companion.checkin: lass uns reden; ich hätte gern ein Gespräch; ich brauch jemanden zum Reden; können wir kurz reden; rede mit mir; frag mich, wie es mir geht; mit jemandem reden; plauder mit mir
companion.memory: was weißt du über mich; was hast du dir von mir gemerkt
garden.look: zeig mir, was wächst; wie geht's meinem Garten; lass mich den Garten sehen; meine Pflanzen bitte; blüht schon was
account.theme: dunkler Modus bitte; zu hell; mach es dunkel; heller Modus; stell die Farben auf dunkel; zu dunkel, mach heller; Nachtmodus
account.export: gib mir alle meine Daten; ich will meine Daten sichern; alles exportieren; alles herunterladen, was ich geschrieben hab; eine Kopie meiner Daten
agent.open: öffne mein Profil; Einstellungen bitte; zeig das Wiki; bring mich zu meinen Zielen; den Kalender bitte; geh zum Training; wo ist die Einkaufsliste; zeig meine Rezepte
agent.help: was kann ich sagen; ich weiß nicht, was ich hier tun soll; wie geht das hier; ein paar Beispiele bitte; was verstehst du
agent.time: wie spät ist es; die Uhrzeit bitte; wie viel Uhr ist es gerade
agent.date: welchen Tag haben wir; das Datum bitte; den Wievielten haben wir
agent.undo: rückgängig bitte; das war falsch, zurück; mach es rückgängig; das war ein Versehen; das meinte ich nicht, zurück
agent.yes: klingt gut; ja bitte; genau; na los; stimmt, mach; perfekt, ja
agent.no: das nicht; nein, lass; lieber nicht; mach es nicht; das meinte ich nicht
agent.thanks: danke dir; das war hilfreich
agent.bye: bis dann; das war alles für heute; gute Nacht`,
} as const
