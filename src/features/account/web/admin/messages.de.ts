import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Verwaltung',
  lead: 'Wer hier ist, wer dazukommen darf und wie es läuft. Was jemand für sich schreibt, steht hier nie.',
  back: 'Profil',
  notYours: 'Diese Seite ist nur für Admins',
  notYoursText: 'Du bist hier trotzdem zu Hause: Alles von dir ist, wo es war.',
  home: 'Zurück zur Übersicht',
  strangerText: 'Bist du das, dann melde dich mit dem Konto an, das sich hier kümmert. Sonst gibt es hier nichts, was du brauchst.',
  logIn: 'Anmelden',
  more: 'Mehr zeigen',
  failed: 'Das ging nicht',
  joining: {
    title: 'Registrierung',
    label: 'Neue Konten',
    modes: { open: 'Alle', invite: 'Mit Einladung', closed: 'Niemand' },
    hints: {
      open: 'Wer diesen Server erreicht, kann ein Konto anlegen.',
      invite: 'Nur wer einen Link von dir hat, kann ein Konto anlegen.',
      closed: 'Es werden keine Konten angelegt, und Einladungen ruhen.',
    },
    fixed: 'So sagt es REGISTRATION in der Umgebung des Servers; das geht vor, was hier gewählt ist.',
  },
  invitations: {
    title: 'Einladungen',
    none: 'Noch keine. Eine Einladung ist ein Link, den du weitergibst, oder eine Mail.',
    make: 'Jemanden einladen',
    unnamed: 'Eine Einladung',
    to: (email) => `An ${email}`,
    left: (left, uses) => `noch ${left} von ${uses}`,
    until: (date) => `bis ${date}`,
    states: { open: 'Offen', spent: 'Benutzt', expired: 'Zu alt', revoked: 'Widerrufen' },
    revoke: (name) => `Widerrufen: ${name}`,
    dialog: 'Jemanden einladen',
    lead: 'Wer kommt, legt ein eigenes Konto an. Was dort geschrieben wird, siehst du nicht.',
    way: 'Wie',
    ways: { link: 'Ein Link', mail: 'Eine Mail' },
    email: 'Adresse',
    outbox: 'Dieser Server verschickt keine Mails: Sie wird in seinem Postausgang liegen. Ein Link ist vielleicht einfacher.',
    note: 'Ein Name dafür',
    noteHint: 'Nur für dich.',
    uses: 'Für wie viele',
    people: (n) => plural(n, { one: '# Person', other: '# Personen' }),
    days: 'Gilt',
    dayCount: (n) => plural(n, { one: '# Tag', other: '# Tage' }),
    save: 'Einladen',
    done: 'Deine Einladung',
    doneLead: 'Gib diesen Link weiter, an wen du möchtest. Er wird nur jetzt gezeigt.',
    link: 'Link',
    copy: 'Kopieren',
    copied: 'Kopiert',
    close: 'Fertig',
    sent: (email) => `Eine Einladung ist unterwegs an ${email}`,
    needed: 'Bitte gib eine E-Mail-Adresse ein.',
  },
  accounts: {
    title: 'Konten',
    count: (all, locked) => {
      const here = plural(all, { one: '# Konto', other: '# Konten' })
      return locked > 0 ? `${here}, davon ${locked} gesperrt` : here
    },
    search: 'Nach Name oder Adresse suchen',
    none: 'Niemand mit diesem Namen.',
    locked: 'Gesperrt',
    admin: 'Admin',
    you: 'Du',
    seen: (when) => `hier ${when}`,
    never: 'noch nicht angemeldet',
    acts: (name) => `Aktionen für das Konto von ${name}`,
    lock: 'Sperren …',
    unlock: 'Entsperren',
    sign_out: 'Überall abmelden …',
    reset_limits: 'Grenzen und Fehlversuche zurücksetzen',
    make_admin: 'Zum Admin machen …',
    erase: 'Löschen …',
    recorded: 'In den Einstellungen dort steht, dass du es warst.',
    ask: {
      lock: {
        title: (name) => `Das Konto von ${name} sperren?`,
        lead: 'Alle Geräte werden abgemeldet, Anmelden geht nicht mehr, und Erinnerungen ruhen. Nichts geht verloren; du kannst es jederzeit entsperren. Die Person wird benachrichtigt.',
        save: 'Sperren',
      },
      sign_out: {
        title: (name) => `${name} überall abmelden?`,
        lead: 'Jedes Gerät muss sich neu anmelden. Die Person wird benachrichtigt.',
        save: 'Abmelden',
      },
      make_admin: {
        title: (name) => `${name} zum Admin machen?`,
        lead: 'Dann geht dort alles, was du hier kannst, mit jedem Konto außer dem eigenen. In der App lässt sich das nicht rückgängig machen.',
        save: 'Zum Admin machen',
      },
    },
    done: {
      lock: 'Gesperrt',
      unlock: 'Entsperrt',
      sign_out: 'Überall abgemeldet',
      reset_limits: 'Grenzen sind zurückgesetzt',
      make_admin: 'Jetzt Admin',
    },
    eraseTitle: (name) => `Das Konto von ${name} löschen?`,
    eraseLead:
      'Nur auf eigenen Wunsch der Person: Alles, was sie geschrieben, gehört und wachsen lassen hat, wird sofort und für immer gelöscht. Niemand kann es zurückbringen.',
    eraseWord: (word) => `Gib ${word} ein, um sicher zu sein`,
    eraseNeeded: (word) => `Bitte gib ${word} ein.`,
    eraseSave: 'Alles löschen',
    erased: 'Das Konto ist gelöscht',
  },
  state: {
    title: 'Status',
    storage: 'Platz',
    used: (used) => `Die Dateien aller nehmen ${used} ein.`,
    limit: (limit) => `Zusammen dürfen sie ${limit} einnehmen.`,
    perPerson: (limit) => `Jede Person darf ${limit} einnehmen.`,
    free: (free) => `${free} sind auf der Platte frei.`,
    backups: 'Sicherungen',
    backupsOff: 'Von selbst werden keine gemacht. BACKUP_DIR und etwas, womit sie versiegelt werden, schalten das ein.',
    noRuns: 'Die erste wird heute Nacht gemacht.',
    good: (size) => `Gemacht und ausprobiert, ${size}`,
    bad: 'Es hat nicht geklappt',
  },
  acts: {
    title: 'Protokoll',
    none: 'Noch nichts.',
    nobody: 'Jemand, der nicht mehr hier ist',
    gone: 'ein Konto, das es nicht mehr gibt',
    kinds: {
      registration_changed: (_of, about) =>
        ({ open: 'Alle dürfen dazukommen', invite: 'Dazukommen mit Einladung', closed: 'Niemand darf mehr dazukommen' })[about] ??
        'Geändert, wer dazukommen darf',
      invited: (_of, about) =>
        about === 'mail'
          ? 'Jemanden per Mail eingeladen'
          : plural(Number(about) || 1, { one: 'Link für # Person', other: 'Link für # Personen' }),
      invitation_revoked: () => 'Eine Einladung widerrufen',
      locked: (of) => `Gesperrt: ${of}`,
      unlocked: (of) => `Entsperrt: ${of}`,
      signed_out: (of) => `Überall abgemeldet: ${of}`,
      limits_reset: (of) => `Grenzen zurückgesetzt: ${of}`,
      made_admin: (of) => `Betreibt den Ort jetzt mit: ${of}`,
      erased: () => 'Ein Konto gelöscht',
    },
  },
}
