import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Verwaltung',
  lead: 'Konten, wer dazukommen darf und der Status dieses Servers. Was jemand für sich schreibt, wird hier nie gezeigt.',
  back: 'Profil',
  notYours: 'Diese Seite ist nur für Admins',
  notYoursText: 'Für dich ändert sich nichts: Alles von dir ist, wo es war.',
  home: 'Zurück zum Start',
  strangerText: 'Bist du das, dann melde dich mit deinem Admin-Konto an. Sonst gibt es hier nichts, was du brauchst.',
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
      closed: 'Es lassen sich keine Konten anlegen, und Einladungen sind pausiert.',
    },
    fixed: 'Das legt REGISTRATION in der Umgebung des Servers fest und hat Vorrang vor der Auswahl hier.',
  },
  invitations: {
    title: 'Einladungen',
    none: 'Noch keine. Du kannst mit einem Link oder per Mail einladen.',
    make: 'Jemanden einladen',
    unnamed: 'Eine Einladung',
    to: (email) => `An ${email}`,
    left: (left, uses) => `noch ${left} von ${uses}`,
    until: (date) => `bis ${date}`,
    states: { open: 'Offen', spent: 'Benutzt', expired: 'Abgelaufen', revoked: 'Widerrufen' },
    revoke: (name) => `Widerrufen: ${name}`,
    dialog: 'Jemanden einladen',
    lead: 'Wer kommt, legt ein eigenes Konto an. Was dort geschrieben wird, siehst du nicht.',
    way: 'Wie',
    ways: { link: 'Ein Link', mail: 'Eine Mail' },
    email: 'Adresse',
    outbox: 'Dieser Server verschickt keine Mails: Die Einladung bleibt in seinem Postausgang. Ein Link ist vielleicht einfacher.',
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
    none: 'Kein Konto gefunden.',
    locked: 'Gesperrt',
    admin: 'Admin',
    you: 'Du',
    seen: (when) => `aktiv ${when}`,
    never: 'noch nicht angemeldet',
    acts: (name) => `Aktionen für das Konto von ${name}`,
    lock: 'Sperren …',
    unlock: 'Entsperren',
    sign_out: 'Überall abmelden …',
    reset_limits: 'Grenzen und Fehlversuche zurücksetzen',
    make_admin: 'Zum Admin machen …',
    erase: 'Löschen …',
    recorded: 'Die Person sieht das in ihren Einstellungen.',
    ask: {
      lock: {
        title: (name) => `Das Konto von ${name} sperren?`,
        lead: 'Alle Geräte werden abgemeldet, Anmelden geht nicht mehr, und Erinnerungen pausieren. Nichts geht verloren; du kannst es jederzeit entsperren. Die Person wird benachrichtigt.',
        save: 'Sperren',
      },
      sign_out: {
        title: (name) => `${name} überall abmelden?`,
        lead: 'Jedes Gerät muss sich neu anmelden. Die Person wird benachrichtigt.',
        save: 'Abmelden',
      },
      make_admin: {
        title: (name) => `${name} zum Admin machen?`,
        lead: 'Dann kann diese Person alles, was du hier kannst, mit jedem Konto außer dem eigenen. In der App lässt sich das nicht rückgängig machen.',
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
      'Nur auf eigenen Wunsch der Person: Alles, was sie geschrieben, gehört und wachsen lassen hat, wird sofort und für immer gelöscht. Niemand kann es wiederherstellen.',
    eraseWord: (word) => `Gib ${word} ein, um sicher zu sein`,
    eraseNeeded: (word) => `Bitte gib ${word} ein.`,
    eraseSave: 'Alles löschen',
    erased: 'Das Konto ist gelöscht',
  },
  state: {
    title: 'Status',
    storage: 'Speicher',
    used: (used) => `Die Dateien aller belegen ${used}.`,
    limit: (limit) => `Zusammen dürfen alle ${limit} belegen.`,
    perPerson: (limit) => `Jede Person darf ${limit} belegen.`,
    free: (free) => `${free} sind auf der Platte frei.`,
    backups: 'Sicherungen',
    backupsOff: 'Automatische Sicherungen sind aus. BACKUP_DIR und eine Verschlüsselung schalten sie ein.',
    noRuns: 'Die erste läuft heute Nacht.',
    good: (size) => `Erstellt und geprüft, ${size}`,
    bad: 'Fehlgeschlagen',
  },
  acts: {
    title: 'Protokoll',
    none: 'Noch nichts.',
    nobody: 'Jemand, der nicht mehr hier ist',
    deletedAccount: 'ein gelöschtes Konto',
    kinds: {
      registration_changed: (_of, about) =>
        ({ open: 'Alle dürfen dazukommen', invite: 'Dazukommen mit Einladung', closed: 'Registrierung geschlossen' })[about] ??
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
      made_admin: (of) => `Jetzt Admin: ${of}`,
      erased: () => 'Ein Konto gelöscht',
    },
  },
}
