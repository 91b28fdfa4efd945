import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './privacy.en.ts'

export const de: Translation<typeof en> = {
  title: 'Datenschutz',
  lead: 'Was diese App über dich speichert, wo, wie lange, wer es lesen kann, und wie du es mitnimmst oder löschst.',
  contents: 'Auf dieser Seite',
  note: 'Dieser Text gehört zur Software und beschreibt, was ihr Code tut. Er ist keine Rechtsberatung. Wer diese Installation betreibt, ist für sie verantwortlich und schuldet dir vielleicht mehr, als hier steht.',
  sections: {
    owner: {
      title: 'Wer verantwortlich ist',
      text: [
        'Fernwell ist kein Dienst einer Firma. Jemand betreibt diese Installation auf einem eigenen Rechner und ist für die Daten darauf verantwortlich.',
      ],
    },
    stored: {
      title: 'Was gespeichert wird',
      text: [
        'Ohne Konto: nichts über dich, außer du schreibst eine Nachricht auf der Kontaktseite.',
        'Mit Konto: Benutzername, E-Mail-Adresse und der Name, der angezeigt wird; dein Passwort als Hash (Argon2id), aus dem es sich nicht ablesen lässt; Passkeys, Sprache, Zeitzone und Tagesbeginn; die Namen deiner Geräte und wann sie zuletzt hier waren; Hinweise zu deinen Anmeldungen.',
        'Was du hier tust: Tagebuch, Gewohnheiten, Stimmung, Gehörtes, Training, Mahlzeiten, Körpermaße, Spiele, Fragebögen, was du im Therapiebereich schreibst, eigene gute Worte, Gespräche, Erinnerungen, Fotos und Dateien, soweit du sie nutzt. Manches davon sagt etwas über deine Gesundheit. Nichts davon ist nötig, um das Übrige zu nutzen.',
        'Die IP-Adresse von Besuchern wird nicht gespeichert. Gegen Fluten zählt der Server die Versuche eines Netzes unter einem Hash mit Schlüssel, höchstens 40 Tage lang.',
      ],
    },
    sealed: {
      title: 'Was versiegelt ist, und wer es lesen kann',
      text: [
        'Texte, Fotos, Aufnahmen, Mahlzeiten, Körpermaße, Antworten in Fragebögen, die Namen deiner Gewohnheiten und deine Gespräche liegen mit einem eigenen Schlüssel versiegelt auf der Platte (AES-256-GCM). Tage, Zeiten, Stimmungswerte, Mengen, Ergebnisse von Spielen und dein Konto liegen dort offen, weil Kalender und Statistiken damit rechnen.',
        'Andere mit einem Konto hier können deine Daten nicht lesen. Du teilst nur etwas durch einen Link, den du selbst anlegst, durch einen Zugang zu gewählten Teilen des Therapiebereichs, den du einem Konto gibst und jederzeit beenden kannst, oder durch eine Bewertung, die du abgibst.',
        'Fernwell ist nicht Ende-zu-Ende-verschlüsselt: Wer den Server betreibt, hat die Schlüssel und könnte alles darauf lesen. Wenn du diesem Menschen nicht traust, betreib deinen eigenen.',
        'Die Verwaltungsseite zeigt Konten mit Name, Adresse, letztem Besuch und belegtem Platz. Inhalte zeigt sie keine außer Nachrichten von der Kontaktseite und Bewertungen, die geschrieben wurden, um dort gelesen zu werden.',
      ],
    },
    cookies: {
      title: 'Cookies und der Speicher deines Browsers',
      text: [
        'Es gibt zwei Cookies, und beide entstehen erst, wenn du dich anmeldest. Das eine hält deine Sitzung: Sie endet nach 60 Tagen ohne Gebrauch und spätestens nach so vielen Tagen, wie der Betreiber festgelegt hat (180, wenn er nichts geändert hat). Das andere merkt sich ein Gerät, auf dem du schon angemeldet warst, damit falsche Versuche anderer dich nicht aussperren; es öffnet nichts und endet nach 400 Tagen.',
        'In seinem eigenen Speicher bewahrt der Browser Dateien der App und Einstellungen dieses Geräts auf, etwa Sprache und Aussehen. Unter dem Namen „cookie-consent“ schreibt die App von sich aus das Wort „accepted“; das zählt nur dort, wo Besuche gezählt werden, und das ist aus, solange es der Mensch, der dieses Angebot betreibt, nicht eingeschaltet hat.',
        'Mit einem Konto bewahrt der Browser auch eine Kopie deiner Daten auf, damit vieles ohne Netz geht. Beim Abmelden wird sie gelöscht. Wer dieses Browserprofil vorher öffnen kann, kann sie lesen.',
        'Es gibt keine Werbe-Cookies, und Seiten hinter der Anmeldung laden nichts von anderswo. Das Zählen von Besuchen und ein Tag Manager auf öffentlichen Seiten sind aus, solange es der Mensch, der dieses Angebot betreibt, nicht eingeschaltet hat. Wo sie an sind, steht unten, was dein Browser dafür behält, mit einem Schalter und einem Weg, es zu löschen.',
      ],
    },
    leaves: {
      title: 'Was den Rechner verlässt, und wann',
      text: [
        'Von selbst verlässt ihn nichts. Wer diese Installation betreibt, kann die folgenden Dienste anschließen und wählt, welche. Jeder bekommt dann, was hier steht, und nicht mehr.',
      ],
      list: [
        'Ein Mailserver: Bestätigungen, Zurücksetzungen und Sicherheitshinweise; Erinnerungen per Mail, wenn du sie willst, die die Gewohnheit nennen oder deine eigenen Worte enthalten; und Nachrichten von der Kontaktseite auf dem Weg zum Betreiber.',
        'Ein fremder Speicher oder eine fremde Datenbank: deine Dateien versiegelt, und die Datenbank wie oben beschrieben.',
        'Push-Dienste der Browserhersteller: eine verschlüsselte Nachricht, wenn eine Erinnerung fällig ist, nachdem du das für ein Gerät eingeschaltet hast.',
        'Ein Sprachmodell: die Worte, die du ihm schickst, und was du es nachschlagen lässt, nachdem du diesem Zweck und diesem Dienst zugestimmt hast. Was du als schwer markiert hast, wird nie gesendet.',
        'Sprachausgabe und Spracherkennung: Sätze, die gesprochen werden sollen, und der Ton dessen, was du sagst, während du die Taste drückst, nachdem du zugestimmt hast. In gesprochenen Zeilen von Meditationen steht nichts von dir.',
        'Open Food Facts: die Nummer eines Strichcodes, nach dem du fragst, nachdem du das eingeschaltet hast. Über dich geht nichts mit.',
      ],
    },
    contact: {
      title: 'Nachrichten und Bewertungen',
      text: [
        'Eine Nachricht von der Kontaktseite wird mit dem Namen und der Adresse gespeichert, die du eingibst, versiegelt mit einem Schlüssel der Installation und ohne Verbindung zu einem Konto. Sie wird nach 180 Tagen gelöscht, oder früher durch den Betreiber. Eine Kopie, die ihm per Mail zuging, bleibt in seinem Postfach, solange er sie dort lässt.',
        'Eine Bewertung sehen alle unter dem Namen, den du gewählt hast, sobald der Betreiber sie angenommen hat. Du kannst sie jederzeit ändern oder zurücknehmen, und mit deinem Konto wird sie gelöscht.',
      ],
    },
    retention: {
      title: 'Wie lange es gespeichert bleibt',
      text: [
        'Was du einträgst, bleibt, bis du es löschst oder dein Konto löschst. Gelöschte Tagebucheinträge liegen 30 Tage im Papierkorb. Das Löschen des Kontos entfernt Zeilen, Dateien, wartende Aufträge und deinen Schlüssel sofort.',
        'Sicherungen macht, wer den Server betreibt. Was versiegelt war, bleibt ohne deinen Schlüssel unlesbar, aber eine Sicherung von vor dem Löschen kann beides enthalten. Wie lange Sicherungen bleiben, entscheidet der Betreiber; frag ihn.',
        'Notizen darüber, was ein Admin mit einem Konto getan hat, bleiben zwei Jahre. Die über deines siehst du in den Einstellungen.',
      ],
    },
    rights: {
      title: 'Deine Rechte, und wo du sie ausübst',
      text: [
        'Auskunft und Mitnehmen: Die Einstellungen geben dir eine Datei mit allem, was über dich gespeichert ist, in Formaten, die andere Programme lesen können.',
        'Berichtigen: Alles, was du eingetragen hast, lässt sich dort ändern, wo du es eingetragen hast.',
        'Löschen: Die Einstellungen löschen dein Konto mit allem, was dazugehört. Niemand muss gefragt werden.',
        'Eine Zustimmung widerrufen: für Sprachmodelle, Sprachausgabe und Erkennung in den Einstellungen des Bereichs, in dem du sie gegeben hast, für Push auf jedem Gerät, für eine Bewertung auf ihrer Seite.',
        'Widersprechen, einschränken oder etwas anderes fragen: Schreib dem Betreiber. Du kannst dich auch bei einer Datenschutzbehörde beschweren.',
      ],
    },
    care: {
      title: 'Schwere Momente, und was diese App nicht kann',
      text: [
        'Worte, die nach einer Krise klingen, findet eine Liste von Regeln auf deinem Gerät und zeigt dann Hilfsnummern. Niemand erfährt davon. Deine eigenen Texte werden gespeichert wie immer, aber dass etwas gefunden wurde, wird weder gespeichert noch protokolliert.',
        'Hier ist keine ärztliche oder therapeutische Hilfe, und niemand liest mit, der merken könnte, dass du Hilfe brauchst. Wenn du in Gefahr bist, ruf an.',
        'Geht in der App etwas kaputt, bekommt niemand einen Bericht. Das Protokoll des Servers enthält Arten von Fehlern und keine Worte von dir.',
      ],
    },
  },
  links: {
    contact: 'Dem Betreiber schreiben',
    export: 'Deine Daten herunterladen oder löschen',
    reviews: 'Deine Bewertung',
    help: 'Hilfsnummern nach Land',
    terms: 'Nutzungsbedingungen',
    faq: 'Fragen und Antworten',
  },
}
