import type { en } from './messages.ts'

export const de: typeof en = {
  title: 'Hören und Sehen',
  lead: 'Vier kurze Checks. Sie messen nichts; sie können nur sagen, ob sich ein richtiger Test lohnt.',
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
  see: 'Ergebnis ansehen',
  answerAll: 'Beantworte zuerst alle acht.',
  worth: 'Einen Termin wert',
  nothing: 'Nichts fiel auf',
  hearingWorth:
    'Manche dieser Momente können erste Zeichen für nachlassendes Hören sein. Ein Hörtest dauert eine halbe Stunde und kostet oft nichts. Dieses Ergebnis kannst du mitnehmen: Es steht in deinem PDF.',
  hearingNothing: 'Das ersetzt keinen Test. Kommt dir oder anderen etwas anders vor, lass es trotzdem prüfen.',
  sudden: 'Ist das Hören auf einem Ohr plötzlich weg, geh heute oder morgen in eine Praxis: Früh lässt sich das am besten behandeln.',
  last: (day) => `Zuletzt gemacht am ${day}`,
  again: 'Noch einmal',
  digits: 'Ziffern im Rauschen',
  digitsText:
    'Vierundzwanzigmal hörst du drei Ziffern im Rauschen. Sie werden leiser, solange du sie hörst. Das dauert vier Minuten. Nimm Kopfhörer, wenn du welche hast, in einem ruhigen Raum; mit Hörgeräten behältst du sie an und hörst ohne Kopfhörer.',
  digitsFailed: 'Der Ton ließ sich nicht laden. Versuch es gleich noch einmal.',
  digitsUnsettled:
    'Deine Antworten schwankten zu sehr für ein Ergebnis. Das kommt vor, wenn es laut ist oder du müde bist. Versuch es ein andermal wieder.',
  volume:
    'Spiel das Beispiel ab und stell die Lautstärke so, dass es angenehm ist und alle drei Ziffern leicht zu hören sind. Dann lass sie so.',
  example: 'Beispiel abspielen',
  volumeDone: 'Ich höre sie gut',
  listen: (n, of) => `${n} von ${of}: hör zu …`,
  written: (n, of) => `${n} von ${of}: Welche Ziffern waren es?`,
  heard: 'Die drei Ziffern; rate, wo du nicht sicher bist',
  next: 'Weiter',
  notHeard: 'Ich habe nicht alle gehört',
  leave: 'Hier aufhören',
  digitsWorth:
    'Das Rauschen verdeckte die Ziffern früher, als es sollte. Das kann am Gerät oder am Raum liegen; war es ruhig, lohnt sich die halbe Stunde für einen Hörtest. Das Ergebnis steht in deinem PDF.',
  digitsNothing:
    'Du bist den Ziffern weit ins Rauschen gefolgt. Das ersetzt keinen Test, und kleine Veränderungen des Hörens findet es nicht.',
  digitsNote:
    'Die Ziffern spricht eine Computerstimme auf Englisch. Für sie gibt es keine Normen, darum meldet dieser Check nur große Abweichungen.',
  vision: 'Sehen',
  visionText:
    'Fünf Zeichen für jedes Auge und ein Gitter. Trag die Brille, mit der du liest. Zuerst wird der Bildschirm mit einer Karte ausgemessen, damit die Zeichen die richtige Größe haben.',
  begin: 'Anfangen',
  card: 'Halt eine Bankkarte an den Bildschirm und schieb, bis der Umriss so breit ist wie die Karte (85,6 mm).',
  cardWidth: 'Breite des Umrisses',
  cardDone: 'Passt',
  coarse: 'Die Auflösung dieses Bildschirms ist zu gering, um die Zeichen richtig zu zeigen. Versuch es auf einem Telefon.',
  sit: (distance) =>
    `Setz dich so, dass deine Augen ${distance} vom Bildschirm entfernt sind. Der Raum sollte hell sein und nichts spiegeln.`,
  cover: {
    right: 'Deck das linke Auge mit der Hand ab, ohne zu drücken. Lies mit dem rechten.',
    left: 'Und nun umgekehrt: Deck das rechte Auge ab.',
  },
  ready: 'Bereit',
  which: 'Wohin öffnet sich das Zeichen?',
  way: { up: 'Oben', right: 'Rechts', down: 'Unten', left: 'Links' },
  cannot: 'Nicht zu erkennen',
  letter: (n, of) => `Zeichen ${n} von ${of}`,
  gridText:
    'Schau auf den Punkt in der Mitte, erst mit dem einen, dann mit dem anderen Auge. Sind alle Linien gerade und ist das Gitter vollständig?',
  grid: 'Ein Gitter aus geraden Linien mit einem Punkt in der Mitte',
  lines: { straight: 'Gerade und vollständig', bent: 'Manche sind verbogen, unscharf oder fehlen', unsure: 'Ich bin nicht sicher' },
  visionWorth:
    'Etwas war schwerer zu sehen, als es sein sollte. Sehr oft liegt das an der Brille. Wirken Linien verbogen oder fehlen sie, geh in den nächsten Tagen in eine Augenpraxis.',
  visionNothing: 'Das ersetzt keinen Sehtest. Den Druck im Auge und vieles andere kann dieser Check nicht prüfen.',
  contrast: 'Blasse Zeichen',
  contrastText:
    'Große Zeichen verblassen, bis du sie nicht mehr lesen kannst. Lies mit beiden Augen und trag die Brille, mit der du liest. Das dauert zwei Minuten.',
  bright:
    'Stell den Bildschirm hell, schalte Nachtlicht und dunkle Filter aus und setz dich eine Armlänge entfernt so, dass nichts spiegelt.',
  pattern:
    'Kneif die Augen zusammen, bis die Streifen verschwimmen, und schieb, bis das Quadrat in der Mitte so hell ist wie seine Umgebung.',
  patternGrey: 'Helligkeit des Quadrats',
  patternDone: 'Gleich hell',
  untrusted:
    'Dieser Bildschirm kann blasse Zeichen nicht zuverlässig zeigen. Prüf, ob ein Filter an ist, oder versuch es auf einem anderen Gerät.',
  faint: (n, of) => `Stufe ${n} von ${of}`,
  contrastWorth:
    'Blasses war schwerer zu sehen, als es sein sollte. Das kann am Bildschirm liegen; war er hell und klar, kann eine Augenpraxis nach dem Grund sehen, oft eine getrübte Linse.',
  contrastNothing: 'Du hast Zeichen gelesen, die kaum da sind. Das ersetzt keinen Sehtest.',
  contrastNote:
    'Wie hell dein Bildschirm wirklich ist, kann eine Webseite nicht wissen. Darum meldet dieser Check nur deutliche Abweichungen.',
  visionSudden: 'Plötzlich kein Sehen mehr, ein Vorhang oder Blitze mit vielen neuen Flecken: sofort in eine Praxis oder Klinik.',
}
