import type { en } from './messages.en.ts'

export const de: typeof en = {
  title: 'Gerät prüfen',
  lead: 'Probiert aus, was Fernwell von diesem Gerät braucht, und sagt, was dabei herauskam. Nichts davon wird gesendet.',
  server: {
    title: 'Dein Server',
    label: 'Adresse deines Fernwell-Servers',
    hint: 'So, wie du sie bekommen hast. Die App spricht nur mit diesem Server.',
    save: 'Diesen Server verwenden',
    noAddress: 'Das ist keine Adresse eines Servers. Ein Beispiel: fernwell.example.org',
    noAnswer: (address) =>
      `Unter ${address} antwortet kein Fernwell. Prüfe Adresse und Verbindung; der Server muss die App auch zulassen (NATIVE_APP=on).`,
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
  states: { works: 'Geht', absent: 'Nicht hier', failed: 'Fehlgeschlagen' },
  steps: {
    native: 'Anfragen der App',
    fetch: 'Anfragen des Browsers',
    cookies: 'Cookies',
    pictures: 'Bilder des Servers',
    audio: 'Ton',
    storage: 'Speicher',
    offline: 'Ohne Netz',
    notifications: 'Mitteilungen',
    lock: 'Sperre der App',
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
    plays: () => 'Ton kann beginnen, und das Format unserer Stücke ist hier bekannt.',
    noMp3: () => 'Dieser Browser spielt kein MP3, das Format unserer Stücke.',
    soundBlocked: () => 'Der Ton hat nicht begonnen. Vielleicht belegt ihn eine andere App, oder der Browser lässt ihn nicht zu.',
    stores: () => 'Kleine Werte und eine Datenbank lassen sich schreiben, lesen und löschen.',
    doesNotStore: () => 'Dieser Browser speichert nichts, wie manche privaten Fenster. Ohne Netz geht hier nichts.',
    controlled: () => 'Die App liegt auf diesem Gerät und öffnet sich ohne Netz.',
    inApp: () => 'Die Seiten sind Teil der App und öffnen sich ohne Netz.',
    notYetStored: () => 'Die App liegt noch nicht auf diesem Gerät. Das geschieht nach einem Besuch mit Anmeldung.',
    noServiceWorker: () =>
      'Dieser Browser hat keinen Service Worker, oder die Adresse ist nicht sicher (https). Die App braucht hier ein Netz.',
    allowed: () => 'Mitteilungen sind auf diesem Gerät erlaubt.',
    notAsked: () => 'Du wurdest noch nicht gefragt. Bei den Erinnerungen lassen sich Mitteilungen einschalten.',
    blocked: () => 'Mitteilungen sind in den Einstellungen dieses Browsers oder Geräts gesperrt.',
    noNotifications: () => 'Dieser Browser hat keine Mitteilungen. Auf einem iPhone leg Fernwell zuerst auf den Home-Bildschirm.',
    onlyOnPhones: () => 'Das hat nur die App auf einem Telefon.',
    canLock: () => 'Dieses Telefon kann nach Gesicht, Finger oder Code fragen.',
    cannotLock: () => 'Dieses Telefon hat weder Gesicht noch Finger oder Code.',
  },
}
