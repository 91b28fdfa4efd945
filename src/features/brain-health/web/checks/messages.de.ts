import type { en } from './messages.en.ts'

export const de: typeof en = {
  title: 'Hören und Sehen',
  lead: 'Zwei kurze Checks. Sie messen nichts; sie können nur sagen, ob sich ein richtiger Test lohnt.',
  hearing: 'Hören',
  hearingText: 'Acht Momente einer gewöhnlichen Woche. Wie oft kommt jeder vor?',
  often: { 0: 'Kaum', 1: 'Ab und zu', 2: 'Oft' },
  questions: {
    crowd: 'An einem Tisch mit mehreren verliere ich den Faden.',
    repeat: 'Ich bitte andere, es noch einmal zu sagen.',
    loud: 'Jemand findet meinen Fernseher oder mein Radio zu laut.',
    phone: 'Am Telefon sind Wörter schwerer zu verstehen als im Raum.',
    behind: 'Spricht jemand aus dem Nebenzimmer oder hinter mir, entgeht es mir.',
    birds: 'Ich merke spät oder gar nicht, was andere hören: einen Vogel, den Kessel, die Klingel.',
    tired: 'Zuhören macht mich müde.',
    ringing: 'Da ist ein Pfeifen oder Rauschen, das sonst niemand hört.',
  },
  see: 'Zeig, was es sagt',
  answerAll: 'Beantworte zuerst alle acht.',
  worth: 'Einen Termin wert',
  nothing: 'Nichts fiel auf',
  hearingWorth:
    'An manchen dieser Momente merkt man zuerst, dass das Hören nachgelassen hat. Ein Hörtest dauert eine halbe Stunde und kostet oft nichts. Nimm das hier gern mit: Es steht in deinem PDF.',
  hearingNothing: 'Das ersetzt keinen Test. Kommt dir oder anderen etwas anders vor, lass es trotzdem ansehen.',
  sudden: 'Ist das Hören auf einem Ohr plötzlich weg, geh heute oder morgen in eine Praxis: Früh lässt sich das am besten behandeln.',
  last: (day) => `Zuletzt gemacht am ${day}`,
  again: 'Noch einmal',
  vision: 'Sehen',
  visionText:
    'Fünf Zeichen für jedes Auge und ein Gitter. Trag die Brille, mit der du liest. Zuerst wird der Bildschirm mit einer Karte ausgemessen, damit die Zeichen die richtige Größe haben.',
  begin: 'Anfangen',
  card: 'Halt eine Bankkarte an den Bildschirm und schieb, bis der Umriss so breit ist wie die Karte (85,6 mm).',
  cardWidth: 'Breite des Umrisses',
  cardDone: 'Passt',
  coarse: 'Dieser Bildschirm ist zu grob, um die Zeichen ehrlich zu zeichnen. Versuch es auf einem Telefon.',
  sit: (distance) =>
    `Setz dich so, dass deine Augen ${distance} vom Bildschirm entfernt sind. Der Raum sollte hell sein und nichts spiegeln.`,
  cover: {
    right: 'Deck das linke Auge mit der Hand ab, ohne zu drücken. Jetzt liest das rechte.',
    left: 'Und nun umgekehrt: Deck das rechte Auge ab.',
  },
  ready: 'Bereit',
  which: 'Wohin öffnet sich das Zeichen?',
  way: { up: 'Oben', right: 'Rechts', down: 'Unten', left: 'Links' },
  cannot: 'Nicht zu erkennen',
  letter: (n, of) => `Zeichen ${n} von ${of}`,
  gridText:
    'Schau auf den Punkt in der Mitte, erst mit dem einen, dann mit dem anderen Auge. Sind alle Linien gerade und ist das Gitter ganz?',
  grid: 'Ein Gitter aus geraden Linien mit einem Punkt in der Mitte',
  lines: { straight: 'Gerade und ganz', bent: 'Manche sind verbogen, unscharf oder fehlen', unsure: 'Ich bin nicht sicher' },
  visionWorth:
    'Etwas war schwerer zu sehen, als es sein sollte. Sehr oft liegt das an der Brille. Verbogene oder fehlende Linien gehören binnen Tagen in eine Augenpraxis.',
  visionNothing: 'Das ersetzt keinen Sehtest: Der Druck im Auge und vieles andere ist von hier aus nicht zu sehen.',
  visionSudden: 'Plötzlich kein Sehen mehr, ein Vorhang oder Blitze mit vielen neuen Flecken: sofort in eine Praxis oder Klinik.',
}
