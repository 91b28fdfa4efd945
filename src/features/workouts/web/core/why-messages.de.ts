import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './why-messages.ts'

export const de: Translation<typeof en> = {
  sources: {
    acsm2009: 'American College of Sports Medicine, Positionspapier 2009',
    acsm2026: 'American College of Sports Medicine, 2026',
    pelland2025: 'Pelland und andere, 2025',
    schoenfeld2017: 'Schoenfeld und andere, 2017',
    epley1985: 'Formel von Epley, 1985',
    compendium2024: 'Compendium of Physical Activities, 2024',
    who2020: 'Weltgesundheitsorganisation, 2020',
    silbernagel2007: 'Silbernagel und andere, 2007',
    own: 'Eine Faustregel von uns',
    you: 'Deine Angaben und Trainings',
  },
  reasons: {
    'pick.squat': () => 'Eine Kniebeuge trainiert vordere Oberschenkel und Gesäß zusammen, darum kommt sie früh, solange du frisch bist.',
    'pick.lunge': () => 'Ein Bein nach dem anderen hält beide Seiten gleich stark und übt das Gleichgewicht.',
    'pick.hinge': () => 'Beugen aus der Hüfte trainiert die ganze Rückseite der Beine.',
    'pick.press': () => 'Ein Drücken von der Brust weg ist die Druckübung dieses Tages.',
    'pick.overhead': () => 'Drücken über Kopf hält die Schultern dort stark, wo man sie braucht.',
    'pick.row': () => 'Rudern gleicht jedes Drücken aus und trainiert den Rücken.',
    'pick.pull-down': () => 'Ziehen von oben trainiert den Latissimus, den Rudern weniger erreicht.',
    'pick.leg-curl': () => 'Beugen im Knie erreicht die hinteren Oberschenkel, wo Hüftarbeit es nicht tut.',
    'pick.trunk': () => 'Ein ruhiger Rumpf trägt alles andere.',
    'pick.muscle': ({ muscle, sets }) => `Für ${muscle}: Da fehlte am meisten zu ${sets} Sätzen in der Woche.`,
    'pick.room': ({ muscle }) => `Für ${muscle}: dafür ist Zeit, und die Sätze der Woche haben noch Platz.`,
    'pick.endurance': () => 'Ausdauer ist dein Ziel: in einem Tempo, das du halten kannst, jedes Mal etwas länger.',
    'pick.mobility': () => 'Ein paar ruhige Minuten am Ende, wo die Zeit reicht.',
    'pick.easy': () =>
      'Leichte Bewegung in der Zeit, die bleibt, höchstens zehn Minuten: sie zählt zu den 150 Minuten in der Woche. Lass sie weg, wenn du magst.',
    'pick.easy-day': () => 'Ein Tag, um sich ohne Anstrengung zu bewegen: so, dass du dabei reden kannst.',
    'pick.chosen': () => 'Du hast sie gewählt.',
    'pick.advised': () => 'Das hast du vom Vorschlag eines Sprachmodells übernommen.',
    'pick.instead': () => 'Sie ersetzt eine Übung, die heute hier nicht geht.',
    'reps.strength': ({ sets, from, to }) =>
      `${sets} schwere Sätze mit ${from} bis ${to}: Kraft wächst am besten mit wenigen Wiederholungen, schweren Gewichten und langen Pausen.`,
    'reps.support': ({ sets, from, to }) => `${sets} Sätze mit ${from} bis ${to} stützen die schweren Übungen ohne deren Last.`,
    'reps.novice': ({ sets, from, to }) => `${sets} Sätze mit ${from} bis ${to}: der Bereich, in dem man zugleich lernt und wächst.`,
    'reps.muscle': ({ sets, from, to }) => `${sets} Sätze mit ${from} bis ${to} und kürzeren Pausen: der klassische Bereich für Muskeln.`,
    'reps.endurance': ({ sets, from, to }) => `${sets} Sätze mit ${from} bis ${to} fast ohne Pause üben, wie lange du durchhältst.`,
    'reps.general': ({ sets, from, to }) => `${sets} Sätze mit ${from} bis ${to}: von allem etwas, ohne Überlast.`,
    'reps.chosen': () => 'Diese Zahlen hast du selbst gewählt.',
    'reps.mobility': () => 'Halte, bis es sich lockert, zweimal je Seite. Es darf ziehen, aber nie schmerzen.',
    'reps.held': () => 'Halte oder trag, solange die Form gut ist. Zuerst steigt die Zeit.',
    'ease.returning': ({ joint, percent }) =>
      `Es kommt zurück (${joint}): weniger Sätze, weiter weg vom Äußersten, und am Anfang ${percent} % des üblichen Gewichts.`,
    'ease.steps': ({ joint, steps }) =>
      `Es kommt zurück (${joint}). Die Zahlen hier gelten für das Ende. Es geht in ${steps} Stufen zurück, und jedes Training zeigt die Zahlen für diesen Tag.`,
    'return.step': ({ joint, step, of, percent, sets }) =>
      `Stufe ${step} von ${of} auf dem Weg zurück (${joint}): ${percent} % des üblichen Gewichts, ${sets} % der Sätze, weiter weg vom Äußersten.`,
    'return.pain': ({ days, times }) =>
      `Die nächste Stufe kommt nach ${days} Tagen und ${times} Trainings ohne Schmerz. Bei Schmerz geht es eine Stufe zurück. Was du spürst, entscheidet, nicht der Kalender.`,
    'pick.spared': () => 'Sie ersetzt eine Übung, die belasten würde, was wehtut.',
    'time.left': ({ minutes, wanted }) =>
      `Ein Tag braucht etwa ${minutes} deiner ${wanted} Minuten: mehr Sätze würden Erholung kosten oder brauchen, was hier fehlt. Längere Pausen würden nur die Zeit füllen.`,
    'endurance.missing': () =>
      'Du wünschst dir Ausdauer, aber nichts hier trainiert sie ohne das, was weggelassen wird. Ein Fahrrad, ein Rudergerät oder ein Crosstrainer würde helfen.',
    'endurance.circuits': () =>
      'An diesem Ort gibt es kein Fahrrad, kein Rudergerät oder Ähnliches. Darum sind die Übungen Zirkel: eine nach der anderen, mit einer kurzen Pause nach jeder Runde.',
    'circuit.round': () => 'Teil eines Zirkels: ein paar Atemzüge, dann die nächste Übung. Die Pause kommt nach der Runde.',
    'split.full': ({ days }) =>
      `Bei ${days} ${days === 1 ? 'Tag' : 'Tagen'} in der Woche trainiert jeder den ganzen Körper, damit jeder Muskel oft genug drankommt.`,
    'split.parts': ({ days }) =>
      `Bei ${days} Tagen in der Woche trainiert jeder einen Teil des Körpers, und jeder Muskel kommt etwa zweimal dran.`,
    'split.mobility': ({ days }) => `${days} ruhige Einheiten in der Woche, jede mit anderen Dehnungen.`,
    'volume.range': ({ from, to }) =>
      `Große Muskeln sollen ${from} bis ${to} Sätze in der Woche bekommen: Ein Satz zählt ganz für den Hauptmuskel und halb für die, die helfen.`,
    'volume.short': ({ muscles, from }) =>
      `Für ${from} Sätze in der Woche reicht die Zeit nicht bei: ${muscles}. Auch weniger hilft; mit mehr Tagen oder Minuten werden es mehr.`,
    'volume.focus': ({ muscle, sets }) => `Du wolltest mehr für ${muscle}: Das sind ${sets} Sätze in der Woche.`,
    'injury.out': ({ joint }) => `Was hier belastet, ist weggelassen: ${joint}.`,
    'injury.returning': ({ joint }) =>
      `Was hier fordert, ist dabei und kommt in Stufen zurück, je nach den Schmerzen, die du angibst: ${joint}.`,
    'weeks.deload': () =>
      'Alle paar Wochen ist eine leichter, mit halb so vielen Sätzen. Keine Art der Einteilung hat sich als besser erwiesen; diese ist leicht durchzuhalten.',
    'load.find': ({ reps, reserve }) =>
      `Noch keine Daten. Such ein Gewicht, mit dem du ${reps} schaffst und ${reserve} übrig hättest; darauf baut das nächste Mal auf.`,
    'load.eased': ({ percent }) => `${percent} % des Üblichen, solange etwas heilt.`,
    'load.lighter': ({ percent }) => `Heute ${percent} % des Üblichen.`,
    'load.away': ({ days, percent }) =>
      `${days} Tage seit dem letzten Mal: am Anfang ${percent} % weniger. Kraft kommt schneller zurück, als sie aufgebaut wurde.`,
    'load.less': ({ times }) => `Es war ${times}-mal zu schwer. Ein Zehntel weniger gibt wieder Platz zum Wachsen.`,
    'load.same-missed': ({ reps }) => `Letztes Mal hast du nicht in jedem Satz ${reps} geschafft, darum bleibt das Gewicht gleich.`,
    'load.allowed': ({ was, load, max, reps, reserve }) =>
      `Von ${was} auf ${load}: deine letzten Sätze sprechen für etwa ${max} bei einer Wiederholung, und das erlaubt nicht mehr für ${reps} mit ${reserve} in Reserve.`,
    'load.not-yet': ({ load, max, reps, reserve }) =>
      `Vorerst ${load}: deine letzten Sätze sprechen für etwa ${max} bei einer Wiederholung, und das erlaubt nicht mehr für ${reps} mit ${reserve} in Reserve.`,
    'load.heaviest-here': ({ was, load }) => `Von ${was} auf ${load}: ${load} ist das schwerste Gewicht hier.`,
    'load.not-here': ({ was, load }) => `${was} lassen sich hier nicht auflegen: ${load} ist das nächste darunter.`,
    'load.too-heavy-here': ({ lightest, most }) =>
      `Das leichteste Gewicht hier, ${lightest}, ist zu viel: etwa ${most} wären richtig. Nimm etwas Leichteres oder tausche die Übung.`,
    'load.same': () => 'Wie beim letzten Mal.',
    'load.linear': ({ more }) => `Letztes Mal hast du alles geschafft: ${more} mehr.`,
    'load.reps-first': ({ reps }) => `Zuerst ${reps} in jedem Satz, dann mehr Gewicht.`,
    'load.large-step': ({ reps, percent }) =>
      `Das nächste Gewicht hier sind ${percent} % mehr. Zuerst ${reps} in jedem Satz machen diesen Schritt klein.`,
    'load.up': ({ reps, more }) => `Letztes Mal ${reps ?? ''} in jedem Satz: ${more} mehr.`,
    'load.top': () => 'Schwerer geht es hier nicht. Mehr Wiederholungen oder eine schwerere Übung führen weiter.',
    'load.effort': ({ max, reps, reserve }) => `Von etwa ${max} für eine Wiederholung: das Gewicht für ${reps}, mit ${reserve} in Reserve.`,
    'load.percent': ({ percent, max }) => `${percent} % deines Trainingsmaximums von ${max}.`,
    'load.step': ({ step, of, sets, reps }) =>
      `Stufe ${step} von ${of} deiner eigenen Liste: ${sets} Sätze mit ${reps}. Die nächste kommt, sobald du sie in jedem Satz schaffst.`,
    'load.steps-done': ({ more }) => `Deine Liste ist ganz geschafft: ${more} mehr, und wieder von der ersten Stufe an.`,
    'load.steps-harder': () => 'Deine Liste ist ganz geschafft. Sie beginnt von vorn; eine schwerere Übung führt darüber hinaus.',
    'load.none': () => 'Kein Gewicht einzutragen.',
    'load.harder-next': ({ reps }) => `${reps} in jedem Satz: Zeit für eine schwerere Übung. Tauschen zeigt einige.`,
    'load.more-reps': ({ reps }) => `Etwas mehr als letztes Mal, bis ${reps}.`,
    'today.low': ({ percent }) => `Ein schwerer Tag nach deinem Check-in: etwa ${percent} % weniger Sätze, ein Zehntel weniger Gewicht.`,
    'today.below': ({ percent }) => `Nicht dein bester Tag nach deinem Check-in: etwa ${percent} % weniger Sätze, etwas weniger Gewicht.`,
    'today.usual': () => 'Ein üblicher Tag nach deinem Check-in: wie geplant.',
    'today.good': () => 'Ein guter Tag nach deinem Check-in: wie geplant, und der letzte Satz darf es zeigen.',
    'today.deload': () => 'Eine leichtere Woche: halb so viele Sätze, neun Zehntel des Gewichts.',
    'deload.readiness': ({ days }) => `${days} Angaben nacheinander waren niedrig. Eine leichtere Woche kann guttun.`,
    'deload.stalled': ({ lifts }) => `${lifts} Übungen gehen seit drei Trainings nicht voran. Eine leichtere Woche hilft oft.`,
    structure: () => 'Aus dem fertigen Plan.',
  },
  joints: {
    neck: 'Nacken',
    shoulder: 'Schulter',
    elbow: 'Ellbogen',
    wrist: 'Handgelenk',
    'lower-back': 'unterer Rücken',
    hip: 'Hüfte',
    knee: 'Knie',
    ankle: 'Sprunggelenk',
    whole: 'der ganze Körper',
  },
  problems: {
    days: ({ min, max }) => `Zwischen ${min} und ${max} Tage in der Woche lassen sich planen.`,
    minutes: ({ min, max }) => `Ein Training dauert zwischen ${min} und ${max} Minuten.`,
    weeks: ({ min, max }) => `Ein Plan hat zwischen ${min} und ${max} Wochen.`,
    focus: ({ most }) => `Höchstens ${most} Muskeln können im Mittelpunkt stehen.`,
    dislikes: ({ most }) => `Höchstens ${most} Übungen können wegbleiben.`,
    nothing_left: () => 'Ohne das, was wegbleiben soll, bleibt keine Übung. Lass etwas wieder zu, oder ruh dich aus, bis es besser ist.',
    day_empty: () => 'Für einen der Tage haben wir in dieser Zeit nichts gefunden. Ein paar Minuten mehr helfen.',
  },
}
