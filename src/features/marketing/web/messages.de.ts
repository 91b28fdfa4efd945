import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  hero: {
    title: 'Raus aus dem Lärm,',
    titleTurn: 'auf deine',
    titleEnd: 'eigene Lichtung.',
    text: 'Fernwell ist eine private App für Tagebuch, Meditation, Gewohnheiten, Training und Essen, auf deinem eigenen Rechner. Fang mit drei Minuten an, und sieh zu, wie aus deinen Tagen eine kleine Wiese wird.',
    begin: 'Anfangen – es ist deins',
    login: 'Anmelden',
    note: 'Kein Preis, keine Werbung. Tracker nur, wenn der Betreiber sie einschaltet.',
  },
  what: {
    title: 'Fernwell in zehn Sekunden',
    lead: 'Ein Ort für die kleinen, freundlichen Dinge:',
    turn: 'still sitzen, zur Ruhe kommen, den Tag bemerken.',
    facts: {
      play: {
        title: 'Du drückst auf Abspielen.',
        text: 'Ein paar Minuten Anleitung, Regen oder ein langsamer Atem. Drei genügen, damit sie zählen.',
      },
      grow: {
        title: 'Etwas wächst.',
        text: 'Jeder Tag, an dem du kommst, wird eine kleine Pflanze. Ein Tag ohne ist eine Pause, und nichts verwelkt.',
      },
      keep: { title: 'Es bleibt bei dir.', text: 'Alles liegt auf dem Rechner, auf dem Fernwell läuft. Sonst schaut niemand zu.' },
    },
  },
  hub: {
    name: 'Hub',
    title: 'Ein Morgenblick',
    titleTurn: 'über deine Lichtung',
    text: 'Deine Woche als Reihe von Pflanzen, die Minuten, die dir gehörten, und wo du beim Hören aufgehört hast. Ein Blick, und du kannst es wieder zumachen.',
    mini: {
      label: 'Ein kleiner Hub mit einer erfundenen Woche',
      hello: 'Guten Morgen, Linnea',
      sub: 'Heute 12 Minuten für dich. Es wächst.',
      week: 'Deine Woche',
      weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
      minutes: 'Minuten heute',
      points: 'Punkte insgesamt',
      days: 'Tage für dich',
      next: 'Wo du aufgehört hast',
      track: 'Wind in den Birken',
      left: 'noch 8 Minuten',
    },
  },
  soul: {
    name: 'Soul',
    title: 'Klang zum Dasitzen,',
    titleTurn: 'an Ort und Stelle gemacht',
    text: 'Geführte Sitzungen, langsamer Atem, Regen in der Nacht, ein Lagerfeuer. Fernwell macht jede Sekunde davon selbst und holt nichts von anderswo. Nimm es offline mit, spiel es langsamer, oder lass es ausklingen, während du einschläfst.',
    try: 'Probier es: Das Meer in dieser Karte macht diese Seite, nur für dich.',
    mini: {
      label: 'Ein kleiner Player zum Ausprobieren',
      title: 'Einschlafen am Meer',
      text: 'Ein Strand in der Dämmerung, die Ebbe, und nichts mehr zu tun.',
      play: 'Ein wenig Meer abspielen',
      pause: 'Das Meer anhalten',
      back: '15 Sekunden zurück',
      forward: '15 Sekunden weiter',
    },
  },
  journal: {
    name: 'Tagebuch',
    title: 'Eine Seite am Tag,',
    titleTurn: 'und das Wetter innen',
    text: 'Schreib eine Zeile oder eine halbe Nacht lang. Jede Seite behält ihr Wetter, der Monat zeigt sie nebeneinander, und ein Wort genügt, um eine alte wiederzufinden. Deine Texte liegen verschlüsselt auf der Festplatte.',
    try: 'Probier es: Diese Seite merkt sich, was du schreibst, bis du den Tab schließt, und schickt es nirgendwohin.',
  },
  habits: {
    name: 'Gewohnheiten',
    title: 'Kleine Dinge,',
    titleTurn: 'freundlich gezählt',
    text: 'Ein Tippen am Tag, eine Zahl oder dreimal die Woche: dein Rhythmus, in deinen Worten. Ein ausgelassener Tag macht eine Gewohnheit schwächer und nie zunichte, und eine Rast darf einfach eine Rast sein. Keine Kette, die reißt, kein Rot.',
    mini: {
      label: 'Drei erfundene Gewohnheiten mit ihren letzten sieben Tagen',
      names: ['Strecken beim Aufwachen', 'Ein Spaziergang', 'Zuerst ein Glas Wasser'],
      lines: ['12 in Folge, einer davon Rast', '3 von 3 diese Woche', 'Du kommst meist nach einem Tag zurück'],
    },
  },
  garden: {
    name: 'Garten',
    title: 'Alles, was du tust,',
    titleTurn: 'lässt etwas wachsen',
    text: 'Jeder Eintrag, jede stille Minute, jede Gewohnheit pflanzt oder nährt ein eigenes Gewächs. Er folgt den Jahreszeiten und der Stunde, nichts darin verwelkt, und nach einem Jahr kannst du alles noch einmal wachsen sehen.',
    mini: {
      label: 'Ein kleiner Garten mit drei Beeten',
      beds: ['aus 41 Einträgen', 'aus 7 stillen Stunden', 'aus 126 kleinen Dingen'],
    },
  },
  profile: {
    name: 'Profil',
    title: 'Eine Tür,',
    titleTurn: 'die dich kennt',
    text: 'Melde dich mit einem Passkey oder einem Passwort an, auf Wunsch mit einem zweiten Faktor. Sieh jedes angemeldete Gerät, nimm alles als Datei mit oder lösche alles. Du musst niemanden darum bitten.',
    mini: {
      label: 'Eine kleine Einstellungsseite mit erfundenen Geräten',
      devices: 'Wo du angemeldet bist',
      phone: 'Telefon am Bett',
      now: 'dieses Gerät',
      laptop: 'Laptop, Wohnzimmer',
      ago: 'vor zwei Tagen',
      signOut: 'Abmelden',
      passkey: 'Passkey',
      passkeyText: 'im Frühling angelegt',
      export: 'Alles mitnehmen',
      erase: 'Alles löschen',
    },
  },
  more: {
    title: 'Geist, Körper',
    titleTurn: 'und jemand zum Mitdenken',
    about: (name) => `Mehr über ${name}`,
    text: 'Jeder davon ist ein ganzer Bereich von Fernwell. Probier von jedem eine kleine Sache auf dieser Seite; nichts davon wird gesendet.',
    mind: {
      name: 'Geist',
      text: 'Vierzehn kurze Spiele, die Aufmerksamkeit und Gedächtnis messen, Persönlichkeitsfragebögen, Hirngesundheit mit Quellen und ein Wald, der beim Spielen wächst.',
    },
    body: {
      name: 'Körper',
      text: 'Trainingspläne, die sagen, warum, ein Trainingsbuch, das keinen Satz verliert, Läufe von deiner Uhr und ein Ernährungstagebuch ohne Schimpfen.',
    },
    companion: {
      name: 'Begleiter',
      text: 'Check-ins und Antworten aus deinen eigenen Einträgen, allein nach Regeln. Mit einem Sprachmodell spricht er auch, sobald du einem zugestimmt hast.',
    },
  },
  privacy: {
    title: 'Was im Wald geschieht,',
    titleTurn: 'bleibt im Wald.',
    text: 'Fernwell läuft dort, wo du es laufen lässt. Keine Firma steht dazwischen: Deine Tage bleiben zwischen dir und diesem Rechner.',
    promises: {
      home: {
        title: 'Dein Rechner, deine Datenbank',
        text: 'Eine echte Datenbank bringt Fernwell mit, und die bleibt für sich: kein Port, keine Cloud, kein Konto anderswo.',
      },
      trackers: {
        title: 'Keine Werbung, und von selbst kein Tracker',
        text: 'Die Seiten laden nichts von anderswo; selbst Schriften und Klänge kommen von deinem Rechner. Öffentliche Seiten laden einen Tag-Manager nur, wenn ihn der Betreiber einschaltet, und /privacy sagt es.',
      },
      keys: {
        title: 'Passwörter nur als Hash',
        text: 'Passwörter und Anmeldungen liegen nur als Hash vor, das Geheimnis eines zweiten Faktors nur verschlüsselt.',
      },
      sound: {
        title: 'Stimmen von zu Hause',
        text: 'Anleitungen spricht und Klänge rechnet Fernwell selbst. Was du hörst, sind niemandes Daten.',
      },
      export: {
        title: 'Mitnehmen oder löschen',
        text: 'Alles über dich als ein Download; alles fort mit einer Entscheidung. Eine Sicherung ist ein Befehl.',
      },
      leave: {
        title: 'Nichts geht von selbst',
        text: 'Etwas geht an einen Mailserver, fremden Speicher, einen Stimmdienst oder einen Tag-Manager nur, wenn ihn der Betreiber anschließt, und nur das Nötige.',
      },
    },
  },
  run: {
    title: 'Zwei Zeilen,',
    titleTurn: 'und es ist deins',
    text: 'Du brauchst den Ordner mit dem Quelltext und Node 20 oder neuer. Der erste Start dauert ein, zwei Minuten: Fernwell lädt dabei herunter, was es braucht, richtet seine eigene Datenbank ein und nennt dann eine Adresse zum Öffnen.',
    label: 'So startest du Fernwell im Terminal',
    comment: '# im Ordner mit dem Quelltext',
    first: 'cd fernwell',
    second: 'npm start',
    answer: 'Fernwell is at http://localhost:3000',
    built: 'Wie es gebaut ist, in Folien',
  },
  questions: {
    title: 'Häufige Fragen',
    items: {
      cost: {
        q: 'Was kostet es?',
        a: 'Nichts. Es gibt kein Abo und keine Karte einzugeben. Es braucht ein wenig von deinem Rechner, das ist alles.',
      },
      who: {
        q: 'Wer sieht, was ich hier mache?',
        a: 'Du; und wer den Rechner betreibt, hat dessen Festplatte in der Hand. Teilst du ein Fernwell mit anderen, wähle jemanden, dem du vertraust, oder betreib dein eigenes.',
      },
      phone: {
        q: 'Geht das auf meinem Telefon?',
        a: 'Ja. Öffne es im Browser und leg es auf den Startbildschirm, wenn du magst; heruntergeladene Stücke spielen auch ohne Verbindung. Unterwegs braucht dein Telefon einen Weg zu deinem Rechner.',
      },
      rest: {
        q: 'Und wenn ich einen Tag auslasse?',
        a: 'Dann war es eine Pause. Zwei Pausentage in sieben lassen deine Reihe heil, und deine Summe schrumpft nie.',
      },
      points: {
        q: 'Wozu Punkte, wenn alles so ruhig ist?',
        a: 'Einer für jede halbe Minute einer Sitzung ab drei Minuten. Sie machen Zeit sichtbar und sind kein Rennen: Niemand wird gereiht, nichts ist gesperrt.',
      },
      ai: {
        q: 'Steckt KI darin?',
        a: 'Nur wenn du willst. Jeder Bereich arbeitet nach Regeln, ohne Sprachmodell. Wer ein Fernwell betreibt, kann eines anschließen, und es wird nichts gefragt, bevor du den genauen Worten zugestimmt hast, die gesendet werden.',
      },
    },
  },
  care: {
    title: 'Wenn es mehr ist als ein schwerer Tag',
    text: 'Fernwell ist ein stiller Ort und keine Praxis. Es kann nicht beurteilen, wie schlecht es dir geht, und niemand liest hier mit. Wenn du dir etwas antun könntest oder in Gefahr bist, ruf bitte jetzt den Notruf oder ein Krisentelefon an, oder geh zu jemandem, dem du vertraust, und bleib dort. Du musst es nicht gut erklären können.',
  },
  close: {
    title: 'Es fängt klein an.',
    text: 'Ein Name, ein Passwort, drei Minuten.',
    begin: 'Anfangen – es ist deins',
  },
}
