import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Fragen, bevor du ihm vertraust',
  lead: 'Ein Tagebuch gibt man nicht leicht aus der Hand. Hier steht, was Fernwell damit tut, was es nicht kann, und worum du dich selbst kümmern musst.',
  search: 'Fragen durchsuchen',
  found: (count) => (count === 1 ? '1 Frage' : `${count} Fragen`),
  none: 'Keine Frage enthält all diese Wörter. Versuch ein kürzeres.',
  linkToThis: 'Link zu dieser Frage',
  sections: {
    start: 'Der Anfang',
    privacy: 'Wer was sehen kann',
    data: 'Behalten, mitnehmen, löschen',
    people: 'Mit anderen zusammen',
    models: 'Modelle, Stimmen und Erinnerungen',
    health: 'Gesundheit, ehrlich',
  },
  items: {
    cost: {
      q: 'Was kostet Fernwell?',
      a: 'Nichts. Es gibt kein Abo, keine Probezeit, nichts zu kaufen und keine Karte anzugeben. Du bezahlst den Rechner, auf dem es läuft, und fremde Dienste nur, wenn du selbst welche anschließt.',
    },
    hardware: {
      q: 'Was für einen Rechner brauche ich?',
      a: 'Einen mit Linux oder macOS und Node ab Version 20, etwa einen kleinen Heimserver, einen alten Laptop oder einen gemieteten Server. Unter Windows braucht es zusätzlich eine eigene PostgreSQL-Datenbank, denn die eingebaute gibt es dafür nicht. Nur ein Sprachmodell auf demselben Rechner will viel mehr Arbeitsspeicher, etwa so viel, wie seine Datei groß ist.',
    },
    setup: {
      q: 'Wie schwer ist es einzurichten?',
      a: 'Mit dem Quellordner und Node auf dem Rechner holt `npm start`, was es braucht, baut die App, legt die Datenbank an und nennt eine Adresse zum Öffnen. Das erste Konto ist das, das alles verwaltet. Mehr Arbeit macht der Weg von außen: eine Adresse, https und Sicherungen.',
    },
    'accounts-elsewhere': {
      q: 'Brauche ich anderswo ein Konto?',
      a: 'Nein. Dein Konto liegt auf deinem eigenen Server, mit einem Passwort oder einem Passkey. Du kannst eine E-Mail-Adresse angeben, um ein Passwort zurückzusetzen, aber Fernwell meldet dich nirgends an.',
    },
    phone: {
      q: 'Läuft es auf meinem Handy?',
      a: 'Ja, in einem aktuellen Browser, und du kannst es wie eine App auf den Startbildschirm legen. In einem App-Store gibt es keine. Unterwegs braucht das Handy einen Weg zu deinem Rechner, etwa eine öffentliche Adresse oder ein eigenes privates Netz.',
    },
    https: {
      q: 'Brauche ich https?',
      a: 'Auf dem Rechner selbst nicht. Von jedem anderen Gerät aus schon: Ohne https kann das Netz dazwischen mitlesen, und Browser verweigern Passkeys, Mikrofon, Benachrichtigungen und den Gebrauch ohne Netz. Fernwell spricht nur http, also gehört ein Proxy wie Caddy oder nginx davor, und `PUBLIC_URL` muss gesetzt sein.',
    },
    'who-can-read': {
      q: 'Wer kann mein Tagebuch lesen?',
      a: 'Du, und wer den Server betreibt, könnte es: Fernwell ist nicht Ende-zu-Ende-verschlüsselt, und das laufende Programm hat die Schlüssel. Andere mit einem Konto auf demselben Server können es nicht. Wenn du dem Menschen nicht traust, der ihn betreibt, betreib deinen eigenen.',
    },
    encryption: {
      q: 'Was ist verschlüsselt, und was nicht?',
      a: 'Deine Texte, Fotos, Aufnahmen, Mahlzeiten, Namen von Gewohnheiten und Gespräche liegen mit einem eigenen Schlüssel versiegelt auf der Platte. Tage, Stimmungswerte, Mengen, Zeiten und dein Konto bleiben für jeden lesbar, der die Datenbank hat, weil Kalender und Statistiken sie brauchen. Eine kopierte Platte zeigt also, wann es dir wie ging, aber nicht warum. Ist dir das zu viel, verschlüssle die ganze Platte.',
    },
    leaves: {
      q: 'Verlässt irgendetwas meinen Rechner?',
      a: 'Von selbst nicht. E-Mail, fremder Speicher, Sprachausgabe, Spracherkennung und Sprachmodelle werden nur benutzt, wenn sie jemand anschließt, der den Server betreibt; Push-Nachrichten, das Nachschlagen von Strichcodes und jeder Gebrauch eines Modells warten außerdem auf dein eigenes Ja. Jede Verbindung und was darüber geht, steht in `docs/security.md`.',
    },
    trackers: {
      q: 'Gibt es Werbung, Tracker oder Nutzungsstatistiken?',
      a: 'Werbung nicht. Die Seiten laden nichts von anderswo, auch keine Schriften und Klänge, und Fernwell meldet niemandem etwas. Wer einen Ort betreibt, kann das Zählen von Besuchen als bloße Summen einschalten, und auf den öffentlichen Seiten einen Tag-Manager; beides ist aus, bis das geschieht, und `/privacy` zeigt, was an ist, und lässt dich ablehnen. Die Statistiken in der App handeln von deinen eigenen Tagen, und nur du siehst sie.',
    },
    gdpr: {
      q: 'Was ist mit der DSGVO?',
      a: 'Jeder Mensch kann alles herunterladen, was über ihn gespeichert ist, und es löschen, ohne jemanden zu fragen. Wer es für sich oder den eigenen Haushalt betreibt, fällt meist nicht unter dieses Gesetz; wer es für Klienten oder eine Gruppe betreibt, ist dafür verantwortlich. Das ist keine Rechtsberatung.',
    },
    backup: {
      q: 'Wie mache ich Sicherungen?',
      a: 'Mit `npm run backup`, während es läuft: eine Datei mit Datenbank, Dateien und Schlüsseln. Mit `BACKUP_DIR` und einem Weg, sie zu versiegeln, entsteht jede Nacht eine versiegelte, die sofort zur Probe wiederhergestellt wird. Eine unversiegelte Sicherung ist so privat wie das Tagebuch selbst: Bewahr sie auch so auf, und eine Kopie an einem anderen Ort.',
    },
    'lost-key': {
      q: 'Was, wenn der Schlüssel verloren geht?',
      a: 'Dann lässt sich Versiegeltes nicht mehr öffnen, weder von dir noch von sonst jemandem. Normalerweise liegt der Schlüssel im Datenordner und in jeder Sicherung, sodass eine Sicherung ihn zurückbringt. Bewahrst du den Hauptschlüssel woanders auf, enthalten die Sicherungen ihn nicht; dann bewahr ihn zweimal auf.',
    },
    'lost-password': {
      q: 'Was, wenn ich mein Passwort vergesse?',
      a: 'Dein Tagebuch hängt nicht daran: Ein Passkey lässt dich weiter herein, und über eine bestätigte E-Mail-Adresse setzt du das Passwort zurück. Ohne Mailserver liegt die E-Mail dazu als Datei auf dem Rechner, wo sie öffnen kann, wer ihn betreibt. Mit einem zweiten Faktor brauchst du zusätzlich deine Authenticator-App oder einen der Wiederherstellungscodes.',
    },
    'lost-phone': {
      q: 'Was, wenn mein Handy gestohlen wird?',
      a: 'Melde es von einem anderen Gerät aus ab; seine Kopie wird gelöscht, sobald es den Server das nächste Mal erreicht. Bis dahin kann, wer das Handy entsperrt, lesen, was die App für den Gebrauch ohne Netz darauf behält. Der eigentliche Schutz sind Sperre und Verschlüsselung des Handys.',
    },
    offline: {
      q: 'Was geht ohne Netz?',
      a: 'Du kannst Tagebuch schreiben, lesen und durchsuchen, Gewohnheiten abhaken, Trainings und Mahlzeiten eintragen und heruntergeladene Stücke hören. Änderungen werden später gesendet, und haben zwei Geräte denselben Text geändert, bleiben beide Fassungen. Öffne die Seiten vorher einmal mit Netz.',
    },
    imports: {
      q: 'Kann ich Daten aus anderen Apps mitbringen?',
      a: 'Ja. Es liest Tagebücher aus Daylio, Day One, Journey, Diarium, Apple Journal, Pixels und Markdown-Notizen, Gewohnheiten aus Loop, HabitBull, Habitica und Beaver, Trainings aus Hevy, Strong und FitNotes, Essen aus MyFitnessPal, Cronometer, Lose It!, Yazio, FDDB und Apple Health, und Aufzeichnungen als GPX, TCX und FIT. Was sich nicht lesen lässt, wird genannt und nicht geraten.',
    },
    export: {
      q: 'Kann ich alles mitnehmen?',
      a: 'Ja, als eine Zip-Datei, wann immer du magst. Ein anderes Fernwell kann die Daten wieder aufnehmen. Das Tagebuch lässt sich auch für sich ausgeben, und als Buch im PDF drucken.',
    },
    delete: {
      q: 'Wie lösche ich etwas, oder alles?',
      a: 'Einträge im Tagebuch kommen in einen Papierkorb und sind nach dreißig Tagen weg, oder sofort, wenn du ihn leerst. Löschst du in den Einstellungen dein Konto, verschwinden seine Daten und dein Schlüssel gleich vom Server. Frühere Sicherungen enthalten noch eine versiegelte Kopie, bis sie löscht, wer den Server betreibt.',
    },
    updates: {
      q: 'Wie laufen Updates ab?',
      a: 'Wer den Server betreibt, ersetzt den Quellordner durch einen neueren und startet neu; Änderungen an der Datenbank geschehen beim Start. Mach vorher eine Sicherung. Nichts aktualisiert sich von selbst, und niemand verspricht, wann die nächste Version kommt.',
    },
    several: {
      q: 'Können mehrere ein Fernwell benutzen?',
      a: 'Ja. Jeder Mensch hat ein eigenes Konto und einen eigenen Schlüssel, und niemand sieht die Tage der anderen. Dazu kommt man zunächst nur auf Einladung. Geteilt wird nur, wozu du selbst einen Link machst, für eine Einkaufsliste oder Teile eines Persönlichkeitsergebnisses, und du kannst ihn zurücknehmen.',
    },
    admin: {
      q: 'Was sieht die Verwaltung?',
      a: 'Ihre Seite zeigt Konten mit Name, Adresse, letztem Besuch und belegtem Platz, Nachrichten von der Kontaktseite und abgegebene Bewertungen, und sonst nichts, was jemand geschrieben hat. Jede Handlung dort, etwa das Sperren eines Kontos, steht in den Einstellungen des betroffenen Menschen. Die Seite ist nicht die ganze Wahrheit: Wer den Rechner selbst hat, könnte öffnen, was darauf liegt.',
    },
    minors: {
      q: 'Ist es für Kinder gedacht?',
      a: 'Es ist für Erwachsene geschrieben. Fernwell fragt bei der Anmeldung nicht nach dem Alter; wer ein Kind einlädt, entscheidet das also selbst und bleibt dafür verantwortlich. Ist bekannt, dass jemand unter 18 ist, schlägt das Ernährungstagebuch kein Defizit vor und zählt kein Fasten.',
    },
    'language-model': {
      q: 'Steckt künstliche Intelligenz darin?',
      a: 'Kein Teil braucht ein Sprachmodell: Pläne, Einblicke, Check-ins und Antworten aus deinen eigenen Einträgen folgen Regeln, die man lesen kann. Wer den Server betreibt, kann ein Modell anschließen, einen fremden Dienst oder eine Datei auf demselben Rechner. Dann gibt es auch ein Gespräch, und Hilfe bei Mahlzeiten und Trainingsplänen.',
    },
    consent: {
      q: 'Was würde ein Sprachmodell über mich erfahren?',
      a: 'Nichts, bevor du für jeden Zweck genau diesem Dienst zugestimmt hast; wechselt der Dienst, wirst du neu gefragt. Dann bekommt es, was du ihm schreibst und was es auf deine Erlaubnis hin nachschlägt; was als schwer markiert ist oder in einem gesperrten Tagebuch steht, wird nie gesendet. Was es sich merken darf, ist eine Liste von Sätzen, die du lesen, ändern und löschen kannst.',
    },
    voice: {
      q: 'Hört es mir zu?',
      a: 'Erst wenn du das Mikrofon drückst, und nachdem du zugestimmt hast, wohin der Ton geht: an die Spracherkennung deines Browsers, die ein Dienst seines Herstellers sein kann, oder an eine, die am Server angeschlossen ist. Fernwell behält den Ton nicht. Alles, was man sagen kann, kann man auch tippen.',
    },
    notifications: {
      q: 'Wie werde ich erinnert?',
      a: 'Per Push, E-Mail oder Kalender, zu Zeiten, die du wählst, und gar nicht, solange du keine wählst. Push-Nachrichten gehen verschlüsselt über den Dienst deines Browserherstellers, der sieht, dass eine kam, aber nicht, was darin steht. Eine E-Mail nennt die Gewohnheit im Klartext.',
    },
    crisis: {
      q: 'Was, wenn ich in einer Krise bin?',
      a: 'Ruf jetzt den Notruf oder ein Krisentelefon an, oder geh zu einem Menschen, dem du vertraust. Fernwell nennt Hilfetelefone aus 39 Ländern auf einer Seite, die kein Konto braucht, und zeigt sie, wenn Worte nach einer Krise klingen; seine Wörterliste übersieht aber manche. Niemand liest mit, und niemand wird alarmiert.',
    },
    medical: {
      q: 'Stellt es Diagnosen, oder behandelt es etwas?',
      a: 'Nein. Fernwell ist weder ein Medizinprodukt noch ärztliche oder therapeutische Hilfe, und es ersetzt keines davon. Es schreibt auf, zählt zusammen und zeigt; was das für deine Gesundheit heißt, fragst du am besten eine Ärztin oder einen Arzt.',
    },
    calories: {
      q: 'Ist Kalorienzählen für mich ungefährlich?',
      a: 'Nicht für alle. Wenn du eine Essstörung hast oder hattest, sprich bitte zuerst mit jemandem, der dich behandelt; nichts anderes hier braucht das Ernährungstagebuch. Benutzt du Ziele, hält Fernwell sie in Grenzen und sagt es, gibt keine Punkte fürs Wenigeressen und lässt unbekannte Werte leer.',
    },
    'hidden-numbers': {
      q: 'Kann ich Mahlzeiten aufschreiben, ohne Zahlen zu sehen?',
      a: 'Ja. „Zahlen verbergen“ im Ernährungstagebuch nimmt Energie und Mengen von seinen Seiten und aus dem Hub. Die Einkaufsliste behält Mengen, weil man sie im Laden braucht, und deine eigene Ausgabe auch.',
    },
    games: {
      q: 'Machen mich die Denkspiele klüger?',
      a: 'Das behaupten wir nicht. Sie messen, wie du in jedem Spiel abschneidest, vergleichen dich nur mit dir selbst, und sagen „besser“ erst, wenn die Änderung größer ist, als der Zufall sie machen würde. Wer in einem Spiel besser wird, wird vor allem in diesem Spiel besser.',
    },
    questionnaires: {
      q: 'Wie weit kann ich einem Persönlichkeitsergebnis trauen?',
      a: 'Die Fragebögen sind veröffentlichte, aus dem offenen IPIP und anderen, werden nach ihren Normen ausgewertet, und jedes Ergebnis zeigt, wie sicher es ist. Es beschreibt, was du geantwortet hast; es ist keine Diagnose und kein Grund, über andere zu urteilen.',
    },
    streaks: {
      q: 'Macht es mir ein schlechtes Gewissen, wenn ein Tag fehlt?',
      a: 'Es gibt sich Mühe, das nicht zu tun. Ein fehlender Tag ist eine Pause: Zwei in sieben Tagen lassen eine Reihe ganz, die Stärke einer Gewohnheit bekommt eine Delle und wird nie leer, und im Garten verwelkt nichts. Du wirst mit niemandem verglichen, und Erinnerungen kommen nur, wo du sie einstellst.',
    },
  },
  links: {
    setup: 'An einem Abend selbst gehostet (auf Englisch)',
    backup: 'Mehr über das Sichern privater Texte (auf Englisch)',
    imports: 'Wie man eine App mit seinen Daten verlässt (auf Englisch)',
    crisis: 'Hilfetelefone nach Land',
    calories: 'Warum Kalorien Spannen sind (auf Englisch)',
    games: 'Was Denkspiele bewirken (auf Englisch)',
    questionnaires: 'Was ein Big-Five-Ergebnis sagt (auf Englisch)',
    streaks: 'Was eine Serie bewirkt (auf Englisch)',
  },
  more: 'Noch etwas?',
  moreText:
    'Fernwell hat keine Hotline. Frag zuerst, wer deinen Server betreibt; das Handbuch, das mit dem Quelltext kommt, beantwortet den Rest.',
}
