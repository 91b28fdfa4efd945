import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './terms.en.ts'

export const de: Translation<typeof en> = {
  title: 'Nutzungs\u00ADbedingungen',
  lead: 'Was du von dieser Installation von Fernwell erwarten kannst, was sie nicht verspricht, und worum sie dich bittet.',
  contents: 'Auf dieser Seite',
  note: 'Dieser Text kommt mit der Software und passt zu einer Installation, die jemand für sich, eine Familie oder eine Gruppe betreibt. Er ist keine Rechtsberatung. Hat der Betreiber mit dir etwas anderes vereinbart, gilt das.',
  sections: {
    owner: {
      title: 'Wer das anbietet',
      text: [
        'Jemand betreibt diese Installation auf einem eigenen Rechner. Was hier vereinbart wird, vereinbarst du mit diesem Menschen und mit keiner Firma.',
      ],
    },
    offer: {
      title: 'Was angeboten wird',
      text: [
        'Eine private App für Tagebuch, Gewohnheiten, Meditation, Training, Essen, Spiele, Fragebögen und mehr, in deinem Browser. Die Software verlangt kein Geld und verkauft nichts.',
        'Niemand verspricht, dass sie immer erreichbar ist, keine Fehler hat oder für immer weitergeht. Wer sie betreibt, darf sie ändern, unterbrechen oder schließen. Dann sollte er es dir so rechtzeitig sagen, dass du deine Daten mitnehmen kannst.',
      ],
    },
    account: {
      title: 'Dein Konto',
      text: [
        'Wer ein Konto anlegen darf, entscheidet der Betreiber. Ein Konto gehört einem Menschen. Wähl ein Passwort, das es sonst nirgends gibt, oder einen Passkey.',
        'Der Betreiber kann ein Konto sperren oder löschen. Ein gesperrtes Konto verliert nichts, und was ein Admin mit deinem getan hat, siehst du in deinen Einstellungen.',
        'Die Software ist für Erwachsene geschrieben und fragt nach keinem Alter. Wer ein Kind einlädt, bleibt für es verantwortlich.',
      ],
    },
    content: {
      title: 'Was du schreibst, gehört dir',
      text: [
        'Deine Texte, Bilder und Aufnahmen bleiben deine. Die Software speichert sie, zeigt sie dir und tut damit, worum du sie bittest. Niemand erhält ein Recht, sie anders zu verwenden.',
        'Was du durch einen Link teilst, und eine Bewertung, die du abgibst, zeigst du anderen wissentlich. Beides kannst du zurücknehmen; was jemand inzwischen kopiert hat, lässt sich nicht zurückholen.',
      ],
    },
    fairness: {
      title: 'Worum sie dich bittet',
      text: [
        'Bitte benutz sie nicht, um jemandem zu schaden, um aufzubewahren, was das Gesetz verbietet, oder um zu veröffentlichen, was dir andere anvertraut haben. Bitte versuch nicht, an die Daten anderer zu kommen, und überlaste den Server nicht mit Absicht.',
      ],
    },
    health: {
      title: 'Keine ärztliche Hilfe',
      text: [
        'Nichts hier ist eine medizinische oder psychologische Behandlung, eine Diagnose oder ein Rat, der sie ersetzt. Ergebnisse, Pläne, Kalorien und Einblicke werden nach Regeln aus deinen Eingaben berechnet. Sie können für dich falsch sein.',
        'Frag ärztlich nach, bevor du hart trainierst oder dein Essen stark änderst, vor allem bei einer Krankheit, in einer Schwangerschaft oder nach einer Verletzung. Hör auf, wenn etwas wehtut.',
        'Sie ist kein Notdienst, und niemand wacht über das, was du schreibst. Wenn du oder jemand anderes in Gefahr ist, ruf jetzt um Hilfe.',
      ],
    },
    models: {
      title: 'Dienste anderer',
      text: [
        'Der Betreiber kann Dienste anderer angeschlossen haben, etwa einen Mailserver oder ein Sprachmodell. Du wirst gefragt, bevor ein Modell, eine Sprachausgabe oder eine Spracherkennung etwas von dir bekommt. Was ein Modell schreibt, kann falsch sein.',
      ],
    },
    loss: {
      title: 'Sicherungen und Verlust',
      text: [
        'Sicherungen gibt es nur, wenn der Betreiber sie eingerichtet hat. Frag ihn danach, und lade ab und zu deine eigene Kopie herunter: eine Datei, wann immer du willst.',
        'Geht der Schlüssel der Installation verloren, kann niemand mehr öffnen, was versiegelt ist.',
      ],
    },
    liability: {
      title: 'Haftung',
      text: [
        'Nichts auf dieser Seite nimmt dir Rechte, die das Gesetz dir gibt. Darüber hinaus wird die Software angeboten, wie sie ist, ohne Zusagen, dass sie sich für einen bestimmten Zweck eignet.',
      ],
    },
    ending: {
      title: 'Aufhören',
      text: [
        'Du kannst jederzeit gehen, ohne Grund und ohne zu fragen: Die Einstellungen geben dir alle deine Daten als eine Datei und löschen dein Konto sofort.',
      ],
    },
  },
  links: {
    contact: 'Dem Betreiber schreiben',
    export: 'Deine Daten herunterladen oder löschen',
    help: 'Hilfsnummern nach Land',
    privacy: 'Datenschutz',
    reviews: 'Bewertungen',
  },
}
