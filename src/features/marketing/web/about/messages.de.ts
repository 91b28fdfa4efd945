import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Ein stiller Ort, der dir gehört',
  lead: 'Fernwell ist eine private App fürs Wohlbefinden, die du selbst betreibst: für dich, deine Familie oder deine Praxis.',
  what: {
    kicker: 'Was es ist',
    title: 'Ein Ort für den ganzen Tag',
    text: 'Ein Tagebuch, Gewohnheiten, Meditationen und Klänge, Training und Essen, Spiele und Fragebögen, ein Begleiter nach Regeln, und ein Garten, der aus allem wächst.',
    more: 'Es lebt auf einem Rechner von dir und öffnet sich im Browser. Auch ohne Netz geht vieles davon weiter.',
  },
  beliefs: {
    title: 'Woran es glaubt',
    privacy: {
      title: 'Privat ist, wo die Daten liegen',
      text: 'Ein Versprechen in einer Erklärung kann sich ändern; ein Rechner bei dir zu Hause bleibt, wo er ist. Darum gibt es hier keine Cloud, kein Konto anderswo, und nichts geht hinaus oder wird gezählt, wenn es niemand einschaltet.',
    },
    honesty: {
      title: 'Ehrlich heißt auch: was wir nicht können',
      text: 'Fernwell sagt, was versiegelt ist und was nicht, wie sicher ein Ergebnis ist, auf wie vielen Tagen eine Antwort beruht, und wann ein Wert unbekannt ist. Aussagen über Gesundheit nennen ihre Quellen, und was zusammen auftritt, heißt nicht Ursache.',
    },
    calm: {
      title: 'Ruhe ist eine Bauweise',
      text: 'Ein fehlender Tag ist eine Pause. Nichts verwelkt, niemand steht auf einer Rangliste, kein Abzeichen drängelt, und nichts hält dich auf, wenn du gehst. Der beste Besuch ist vielleicht ein kurzer.',
    },
  },
  not: {
    title: 'Was es nicht ist',
    clinician:
      'Keine ärztliche oder therapeutische Hilfe. Es stellt keine Diagnosen, behandelt nichts, und kann nicht beurteilen, wie schlecht es jemandem geht.',
    company: 'Keine Firma in der Mitte. Niemand verkauft es, niemand liest mit, und eine Hotline gibt es nicht.',
    person: 'Kein Mensch. Der Begleiter sagt das zuerst; er folgt Regeln, und auch mit einem Sprachmodell ist er nur ein Programm.',
    cure: 'Kein Heilsversprechen. Spiele machen hier niemanden klüger, und ein Plan ist nur ein Plan.',
    vault: 'Kein Tresor gegen den Menschen, der es betreibt. Wer den laufenden Rechner hat, könnte lesen, was darauf liegt.',
    help: 'Wenn du jetzt jemanden brauchst',
  },
  made: {
    kicker: 'Wie es gemacht ist',
    title: 'Nach Regeln, die man lesen kann',
    text: 'Pläne, Ergebnisse und Einblicke werden nach Regeln im Quelltext berechnet, bei den meisten steht der Grund neben dem Ergebnis. Ein Sprachmodell braucht es für nichts davon.',
    points: {
      grown: 'Die Pflanzen wachsen aus Code, aus deinen Tagen oder aus einem Samen. Gekaufte Bilder gibt es nicht.',
      sound: 'Klänge und gesprochene Sitzungen macht die App selbst, auf deinem Rechner.',
      sources: 'Lebensmittel kommen aus öffentlichen Tabellen, Fragebögen aus veröffentlichter Forschung, beide mit Herkunft.',
      tests:
        'Automatische Tests prüfen, soweit ein Test das kann, was diese Seiten versprechen: dass niemand die Daten anderer liest, dass kein Wort aus einem Tagebuch in einem Protokoll steht und dass beide Sprachen vollständig sind.',
      everybody: 'Es ist für Tastatur, Bildschirmleser, doppelte Schriftgröße und weniger Bewegung gebaut.',
    },
  },
  on: { how: 'Ein Tag damit, von morgens bis nachts', faq: 'Fragen, bevor du ihm vertraust' },
}
