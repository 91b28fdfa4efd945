import type { en } from './messages.en.ts'

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
    'An manchen dieser Momente merkt man zuerst, dass das Hören nachgelassen hat. Ein Hörtest dauert eine halbe Stunde und kostet oft nichts. Nimm das hier gern mit: Es steht in deinem PDF.',
  hearingNothing: 'Das ersetzt keinen Test. Kommt dir oder anderen etwas anders vor, lass es trotzdem ansehen.',
  sudden: 'Ist das Hören auf einem Ohr plötzlich weg, geh heute oder morgen in eine Praxis: Früh lässt sich das am besten behandeln.',
  last: (day) => `Zuletzt gemacht am ${day}`,
  again: 'Noch einmal',
  digits: 'Ziffern im Rauschen',
  digitsText:
    'Drei Ziffern werden in ein Rauschen gesprochen, vierundzwanzigmal, und werden leiser, solange du sie hörst. Das dauert vier Minuten. Nimm Kopfhörer, wenn du welche hast, in einem ruhigen Raum; mit Hörgeräten behältst du sie an und hörst ohne Kopfhörer.',
  digitsFailed: 'Der Ton ließ sich nicht holen. Versuch es gleich noch einmal.',
  digitsUnsettled:
    'Dieser Durchgang schwankte zu sehr, um etwas zu sagen. Das kommt vor, wenn es ringsum laut ist oder man müde ist. Versuch es ein andermal wieder.',
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
    'Das Rauschen verdeckte die Ziffern früher, als es sollte. Das kann am Gerät oder am Raum liegen; war es ruhig, ist ein Hörtest eine halbe Stunde wert. Es steht in deinem PDF.',
  digitsNothing:
    'Du bist den Ziffern weit ins Rauschen gefolgt. Das ersetzt keinen Test, und kleine Veränderungen des Hörens findet es nicht.',
  digitsNote:
    'Die Ziffern spricht eine Maschinenstimme auf Englisch, für die es keine Normen gibt: Darum meldet sich dieser Check nur, wenn der Abstand groß ist.',
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
  contrast: 'Blasse Zeichen',
  contrastText:
    'Große Zeichen, die dem Weiß ringsum immer näher kommen, bis du sie nicht mehr lesen kannst. Mit beiden Augen zusammen und der Brille, mit der du liest. Das dauert zwei Minuten.',
  bright:
    'Stell den Bildschirm hell, schalte Nachtlicht und dunkle Filter aus und setz dich eine Armlänge entfernt so, dass nichts spiegelt.',
  pattern:
    'Kneif die Augen zusammen, bis die Streifen verschwimmen, und schieb, bis das Quadrat in der Mitte so hell ist wie das, was es umgibt.',
  patternGrey: 'Helligkeit des Quadrats',
  patternDone: 'Gleich hell',
  untrusted:
    'Ein Bildschirm, der so aussieht, kann blasse Zeichen nicht ehrlich zeigen. Vielleicht ist ein Filter an; oder versuch es auf einem anderen Gerät.',
  faint: (n, of) => `Stufe ${n} von ${of}`,
  contrastWorth:
    'Blasses war schwerer zu sehen, als es sein sollte. Das kann am Bildschirm liegen; war er hell und klar, kann eine Augenpraxis nach dem Grund sehen, oft eine getrübte Linse.',
  contrastNothing: 'Du hast Zeichen gelesen, die kaum da sind. Das ersetzt keinen Sehtest.',
  contrastNote: 'Wie hell ein Bildschirm wirklich ist, kann keine Seite wissen: Darum fällt hier nur auf, was deutlich ist.',
  visionSudden: 'Plötzlich kein Sehen mehr, ein Vorhang oder Blitze mit vielen neuen Flecken: sofort in eine Praxis oder Klinik.',
}
