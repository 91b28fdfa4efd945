import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  failed: 'Das hat nicht geklappt',
  more: 'Mehr zeigen',
  cancel: 'Abbrechen',
  saved: 'Gespeichert',
  owner: {
    title: 'Wer das hier betreibt',
    lead: 'Das lesen Fremde auf den Seiten zu Datenschutz, Nutzungsbedingungen und Hilfe. Was leer ist, wird dort als fehlend genannt.',
    name: 'Name',
    address: 'Anschrift',
    email: 'E-Mail-Adresse',
    emailHint: 'Nachrichten von der Kontaktseite gehen hierher, wenn ein Mailserver eingerichtet ist (SMTP_URL).',
    byEnvironment: 'In der Umgebung des Servers festgelegt; das gilt vor dieser Seite.',
    save: 'Speichern',
  },
  reviews: {
    title: 'Bewertungen',
    lead: 'Was Menschen hier für die öffentliche Seite geschrieben haben. Nur was du annimmst, ist dort zu sehen.',
    state: 'Zeigen',
    states: { waiting: 'Wartend', accepted: 'Gezeigt', declined: 'Abgelehnt' },
    none: { waiting: 'Keine Bewertung wartet.', accepted: 'Keine Bewertung wird gezeigt.', declined: 'Keine Bewertung wurde abgelehnt.' },
    stars: (n) => plural(n, { one: '# Stern von 5', other: '# Sterne von 5' }),
    accept: 'Annehmen',
    acceptFor: (name) => `Die Bewertung von ${name} annehmen`,
    decline: 'Ablehnen',
    declineFor: (name) => `Die Bewertung von ${name} ablehnen`,
    dialog: (name) => `Die Bewertung von ${name} ablehnen?`,
    dialogLead: 'Wer sie geschrieben hat, liest deinen Grund und kann sie ändern und noch einmal abgeben.',
    reason: 'Grund',
    reasonMissing: 'Bitte sag in einem Satz, warum.',
    reasonWas: (reason) => `Dein Grund: ${reason}`,
  },
  messages: {
    title: 'Nachrichten',
    lead: (open) =>
      open === 0
        ? 'Von der Kontaktseite. Keine ist offen.'
        : `Von der Kontaktseite. ${plural(open, { one: '# ist offen.', other: '# sind offen.' })}`,
    none: 'Noch hat niemand geschrieben.',
    unnamed: 'Ohne Namen',
    unreadable: 'Sie lässt sich nicht öffnen: Das Geheimnis „contact“ in DATA_DIR/secrets ist nicht das, mit dem sie versiegelt wurde.',
    open: 'Offen',
    answered: 'Beantwortet',
    reply: 'Per Mail antworten',
    markAnswered: 'Als beantwortet markieren',
    markOpen: 'Als offen markieren',
    delete: 'Löschen',
    deleteTitle: 'Diese Nachricht löschen?',
    deleteLead: (name) => `Die Nachricht von ${name} wird von diesem Server entfernt. Eine Mail, die mit ihr verschickt wurde, nicht.`,
    kept: (days) => `Nachrichten werden nach ${days} Tagen von selbst gelöscht.`,
  },
}
