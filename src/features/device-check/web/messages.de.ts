import type { en } from './messages.ts'

export const de: typeof en = {
  title: 'Gerät prüfen',
  lead: 'Prüft, was Fernwell von diesem Gerät braucht, und zeigt die Ergebnisse. Nichts davon wird gesendet.',
  server: {
    title: 'Dein Server',
    label: 'Adresse deines Fernwell-Servers',
    hint: 'Du bekommst sie von der Person, die den Server betreibt. Die App spricht nur mit diesem Server.',
    save: 'Diesen Server verwenden',
    noAddress: 'Das ist keine Serveradresse. Beispiel: fernwell.example.org',
    noAnswer: (address) =>
      `Unter ${address} antwortet kein Fernwell-Server. Prüfe Adresse und Verbindung; der Server muss die App auch zulassen (NATIVE_APP=on).`,
  },
  run: 'Prüfung starten',
  again: 'Noch einmal prüfen',
  running: 'Wird geprüft …',
  copy: 'Bericht kopieren',
  copied: 'Bericht kopiert',
  notCopied: 'Der Bericht ließ sich nicht kopieren',
  summary: (failed) =>
    failed === 0
      ? 'Nichts ist fehlgeschlagen.'
      : failed === 1
        ? 'Ein Schritt ist fehlgeschlagen.'
        : `${failed} Schritte sind fehlgeschlagen.`,
  states: { works: 'Geht', absent: 'Nicht verfügbar', failed: 'Fehlgeschlagen' },
  steps: {
    native: 'Anfragen der App',
    fetch: 'Browser-Anfragen',
    cookies: 'Cookies',
    pictures: 'Bilder vom Server',
    audio: 'Ton',
    storage: 'Speicher',
    offline: 'Offline-Nutzung',
    notifications: 'Mitteilungen',
    lock: 'App-Sperre',
  },
  facts: {
    answered: ({ status, milliseconds }) => `Der Server hat mit Status ${status} geantwortet, nach ${milliseconds} ms.`,
    noAnswer: () => 'Der Server hat nicht geantwortet. Prüf die Verbindung und die Adresse des Servers.',
    onlyInApp: () => 'Die hat nur die iOS-App. Das hier ist ein Browser oder eine andere App.',
    sessionSeen: () => 'Der Server erkennt deine Anmeldung, also kommen Cookies bei ihm an.',
    noSession: () => 'Dieser Browser nimmt Cookies an. Melde dich an und prüf noch einmal, ob sie beim Server ankommen.',
    cookiesRefused: () => 'Dieser Browser lehnt Cookies ab, so ist keine Anmeldung möglich. Erlaube sie für diese Seite.',
    shown: () => 'Ein Bild vom Server wurde angezeigt.',
    notShown: () => 'Ein Bild vom Server ließ sich nicht anzeigen. Auch Fotos und Töne werden fehlen.',
    plays: () => 'Ton wird abgespielt, und das Format unserer Stücke wird unterstützt.',
    noMp3: () => 'Dieser Browser spielt kein MP3, das Format unserer Stücke.',
    soundBlocked: () => 'Der Ton ist nicht gestartet. Vielleicht nutzt ihn eine andere App, oder der Browser blockiert ihn.',
    stores: () => 'Kleine Werte und eine Datenbank lassen sich schreiben, lesen und löschen.',
    doesNotStore: () => 'Dieser Browser speichert nichts, wie manche privaten Fenster. Offline lässt sich die App nicht nutzen.',
    controlled: () => 'Die App ist auf diesem Gerät gespeichert und öffnet sich auch offline.',
    inApp: () => 'Die Seiten sind Teil der App und öffnen sich auch offline.',
    notYetStored: () => 'Die App ist noch nicht auf diesem Gerät gespeichert. Das geschieht nach einem Besuch mit Anmeldung.',
    noServiceWorker: () =>
      'Dieser Browser hat keinen Service Worker, oder die Adresse ist nicht sicher (https). Die App braucht hier eine Verbindung.',
    allowed: () => 'Mitteilungen sind auf diesem Gerät erlaubt.',
    notAsked: () => 'Du wurdest noch nicht gefragt. Bei den Erinnerungen lassen sich Mitteilungen einschalten.',
    blocked: () => 'Mitteilungen sind in den Einstellungen dieses Browsers oder Geräts gesperrt.',
    noNotifications: () => 'Dieser Browser unterstützt keine Mitteilungen. Auf einem iPhone leg Fernwell zuerst auf den Home-Bildschirm.',
    onlyOnPhones: () => 'Das hat nur die App auf einem Telefon.',
    canLock: () => 'Dieses Telefon lässt sich mit Gesicht, Finger oder Code entsperren.',
    cannotLock: () => 'Auf diesem Telefon sind weder Gesicht noch Finger oder Code eingerichtet.',
  },
}
