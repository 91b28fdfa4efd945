import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural, number } = words('de')

export const de: Translation<typeof en> = {
  card: {
    kicker: { morning: 'Für heute Morgen', day: 'Für heute', evening: 'Für heute Abend', night: 'Für diese Nacht' },
    write: 'Darüber schreiben',
    another: 'Etwas anderes',
    why: 'Warum das?',
    follow: 'Und noch einen Schritt weiter',
    reflect: 'Mit einem Modell zurückblicken',
    failed: 'Die Anregungen sind nicht angekommen. Sie kommen mit dem Netz.',
    tryAgain: 'Noch einmal',
  },
  reflect: {
    title: 'Zurückblicken',
    lead: 'Ein Sprachmodell liest die Einträge, die du auswählst, und sonst nichts.',
    purpose: 'Was hättest du gern?',
    purposes: { reflection: 'Rückblick', prompt: 'Frage', title: 'Titel' },
    from: 'Aus welchen Einträgen?',
    scopes: { this: 'Diesem', today: 'Heute', week: '7 Tage', chosen: 'Wählen' },
    choose: 'Einträge, die gesendet werden',
    untitled: 'Ohne Titel',
    noEntries: {
      today: 'Heute ist noch nichts geschrieben.',
      week: 'In diesen sieben Tagen ist nichts geschrieben.',
      chosen: 'Wähle mindestens einen Eintrag.',
    },
    hardHidden: 'Einträge, die du als schwer markiert hast, stehen hier nicht und werden nie gesendet.',
    looking: 'Es wird zusammengestellt, was gesendet würde …',
    goes: (entries, characters) =>
      `${plural(entries, { one: '# Eintrag', other: '# Einträge' })}, ${plural(characters, { one: '# Zeichen', other: '# Zeichen' })} von dir`,
    goesMoods: (entries) => `${plural(entries, { one: '# Eintrag', other: '# Einträge' })} ohne Worte: nur Tage und Stimmungen`,
    to: 'Wohin',
    model: 'Modell',
    here: 'Dieser Rechner: Nichts verlässt ihn',
    exact: 'Genau das wird gesendet',
    instructions: 'Was dem Modell gesagt wird',
    yours: 'Was es zu lesen bekommt',
    notSent: 'Nicht gesendet: dein Name, Orte, Schlagwörter, Aktivitäten, Gefühle, Wetter, Fotos und Dateien.',
    shortened: (n) =>
      plural(n, {
        one: '# Eintrag ist zu lang; nur sein Anfang wird gesendet.',
        other: '# Einträge sind zu lang; nur ihre Anfänge werden gesendet.',
      }),
    leftHard: (n) =>
      plural(n, {
        one: '# Eintrag bleibt hier, weil er als schwer markiert ist.',
        other: '# Einträge bleiben hier, weil sie als schwer markiert sind.',
      }),
    leftGone: (n) =>
      plural(n, {
        one: '# Eintrag ist im Papierkorb oder noch nicht auf dem Server.',
        other: '# Einträge sind im Papierkorb oder noch nicht auf dem Server.',
      }),
    leftEmpty: (n) => plural(n, { one: '# Eintrag hat keine Worte.', other: '# Einträge haben keine Worte.' }),
    leftMany: (n) =>
      plural(n, {
        one: 'Der früheste Eintrag ist zu viel; dreißig gehen auf einmal.',
        other: 'Die # frühesten Einträge sind zu viel; dreißig gehen auf einmal.',
      }),
    nothing: 'Davon kann nichts gesendet werden',
    consentTitle: 'Bevor etwas gesendet wird',
    consentRemote: (destination) =>
      `Die gewählten Einträge würden Fernwell verlassen und an ${destination} gehen. Was dort mit ihnen geschieht, liegt bei denen, die es betreiben. Unten steht jedes Wort. Du wirst für dieses Ziel einmal gefragt und kannst es jederzeit in den Einstellungen des Tagebuchs zurücknehmen.`,
    consentLocal:
      'Das Modell läuft auf demselben Rechner wie Fernwell; deine Einträge bleiben dort. Unten steht jedes Wort, das es lesen würde. Du kannst es jederzeit in den Einstellungen des Tagebuchs zurücknehmen.',
    agree: 'Zustimmen und senden',
    send: 'Senden',
    left: (n) => plural(n, { one: 'Heute ist noch # Anfrage frei', other: 'Heute sind noch # Anfragen frei' }),
    none: 'Die Anfragen für heute sind aufgebraucht.',
    again: (time) => `Neue gibt es um ${time}.`,
    changed: 'Seit du geschaut hast, hat sich etwas geändert: ein Eintrag oder das Modell. Das würde jetzt gesendet.',
    refused: 'Es wurde nichts gesendet.',
    offline: 'Es gibt keine Verbindung, also kann nichts gesendet werden. Dein Tagebuch ist da wie immer.',
    failed: 'Das hat nicht geklappt.',
    retry: 'Noch einmal',
    thinking: 'Es liest …',
    writing: 'Die Antwort wird geschrieben',
    stop: 'Anhalten',
    stopped: 'Angehalten. Das war bis dahin angekommen.',
    full: 'Die Antwort ist so lang, wie sie sein darf, und endet hier.',
    filtered: 'Der Dienst hat einen Teil seiner Antwort zurückgehalten.',
    broke: 'Die Antwort ist abgebrochen. Das war bis dahin angekommen.',
    empty: 'Das Modell hat nichts geantwortet. Du kannst noch einmal fragen.',
    made: (model) => `Geschrieben von einem Sprachmodell (${model}). Es kann sich irren; du weißt es besser.`,
    keep: 'Im Eintrag behalten',
    keepNew: 'In einem neuen Eintrag behalten',
    kept: 'Behalten',
    keptToast: 'Es steht jetzt in deinem Eintrag',
    keepFailed: 'Das ließ sich nicht behalten. Die Worte sind noch hier.',
    quoted: { reflection: 'Ein Rückblick', prompt: 'Eine Frage', title: 'Titel' },
    byline: (model, day) => `Sprachmodell ${model}, ${day}`,
    useTitle: (title) => `„${title}“ als Titel nehmen`,
    titled: 'Der Eintrag hat seinen Titel',
    write: 'Darüber schreiben',
    askAgain: 'Noch einmal fragen',
    back: 'Zurück',
    count: (n) => number(n),
  },
  none: {
    title: 'Hier ist kein Sprachmodell eingerichtet',
    text: 'Wer dieses Fernwell betreibt, kann eines verbinden oder auf demselben Rechner laufen lassen. Ohne fehlt nichts: Es gibt Hunderte von Hand geschriebene Anregungen, und sie bleiben auf deinem Gerät.',
    prompt: 'Eine für jetzt',
  },
  crisis: {
    title: 'Du musst das nicht allein tragen',
    text: 'Manche dieser Worte klingen sehr schwer. Wenn du dir etwas antun könntest oder in Gefahr bist, ruf bitte jetzt die Notrufnummer deines Landes an.',
    person:
      'Sag es heute jemandem, dem du vertraust, mit den Worten, die gerade kommen. „Mir geht es nicht gut, kannst du bei mir bleiben?“ genügt.',
    link: 'Eine kostenlose Hilfe in deinem Land finden',
    aside: 'Dieser Hinweis kommt von einer kurzen Wortliste auf deinem Gerät. Niemand hat davon erfahren.',
  },
  setting: {
    title: 'Sprachmodell',
    lead: 'Darf Einträge lesen, die du auswählst, bei jeder Anfrage neu und erst, wenn du jedes Wort gesehen hast.',
    none: 'Hier ist kein Sprachmodell eingerichtet. Anregungen kommen aus der eingebauten Sammlung.',
    off: 'Aus. Du wirst gefragt, bevor etwas gesendet wird.',
    on: (day) => `An seit ${day}`,
    old: 'Du hast einem anderen Ziel zugestimmt als dem, das jetzt eingestellt ist. Es wird nichts gesendet, bis du neu zustimmst.',
    goesTo: (model, destination) => `${model}, bei ${destination}`,
    local: (model) => `${model}, auf diesem Rechner`,
    used: (used, limit) => `Heute ${number(used)} von ${number(limit)} Anfragen verbraucht`,
    withdraw: 'Zustimmung zurücknehmen',
    withdrawn: 'Zurückgenommen. Es wird nichts mehr gesendet.',
    failed: 'Das ließ sich gerade nicht ändern. Bitte versuche es noch einmal.',
    unknown: 'Ob ein Sprachmodell benutzt werden darf, lässt sich ohne Verbindung nicht sagen.',
  },
}
