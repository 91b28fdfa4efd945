import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Hilfe und Kontakt',
  lead: 'Hinter Fernwell steht keine Hotline. Deine Nachricht geht an den Menschen, der diese Installation betreibt, und an niemanden sonst.',
  crisis: 'Vielleicht liest heute niemand dieses Formular. Wenn du oder jemand anderes in Gefahr ist oder du jetzt reden musst:',
  crisisLink: 'Hilfsnummern nach Land',
  form: {
    title: 'Eine Nachricht schreiben',
    name: 'Dein Name',
    email: 'Deine E-Mail-Adresse',
    emailHint: 'Damit dich eine Antwort erreicht. Für anderes wird sie nicht verwendet.',
    text: 'Nachricht',
    textHint: 'Bitte keine Passwörter, und nichts aus deinem Tagebuch, was nicht hineinmuss.',
    trap: 'Lass das leer',
    send: 'Senden',
    retention: (days) =>
      `Die Nachricht liegt versiegelt auf diesem Server, ist mit keinem Konto verbunden und wird nach ${days} Tagen gelöscht. Wer ihn betreibt, kann sie lesen.`,
    withoutScripts: 'Das Formular braucht Skripte in deinem Browser.',
    failed: 'Deine Nachricht wurde nicht gesendet.',
    unsent: 'Was du geschrieben hast, steht noch da.',
    needed: { email: 'Bitte gib eine Adresse an, an die eine Antwort gehen kann.', text: 'Bitte schreib etwas.' },
  },
  sent: {
    title: 'Deine Nachricht ist da',
    mailed: (email) => `Sie wurde auch per Mail weitergegeben. Wenn eine Antwort kommt, geht sie an ${email}.`,
    stored: (email) =>
      `Auf dieser Installation ist keine Mail eingerichtet, also wartet sie auf der Verwaltungsseite, bis dort jemand nachsieht. Wenn eine Antwort kommt, geht sie an ${email}.`,
    another: 'Noch eine Nachricht schreiben',
  },
  state: {
    title: 'Diese Installation',
    reachable: 'Der Server antwortet.',
    version: (version) => `Fernwell, Version ${version}`,
    mails: 'Mail ist eingerichtet: Nachrichten gehen auch in das Postfach des Betreibers.',
    noMail: 'Mail ist nicht eingerichtet: Nachrichten warten auf der Verwaltungsseite, und eine Antwort kann länger dauern.',
    who: 'Wer sie betreibt',
  },
  links: {
    title: 'Vielleicht ist es schon beantwortet',
    faq: 'Fragen und Antworten',
    how: 'So funktioniert es',
    privacy: 'Datenschutz',
    help: 'Hilfsnummern nach Land',
  },
}
