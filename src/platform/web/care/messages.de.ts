import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Du musst das nicht allein tragen',
  text: {
    found:
      'Manche dieser Worte klingen sehr schwer. Wenn du dir etwas antun könntest oder in Gefahr bist, ruf jetzt an. Du musst es nicht gut erklären können.',
    other:
      'Es klingt, als könnte jemand in Gefahr sein. Bleib da, wenn es für dich sicher ist, frag offen, ob es ums Sterben geht, und ruft zusammen an. Du kannst auch selbst anrufen und dir Rat holen.',
    past: 'Du hast von einer sehr schweren Zeit geschrieben. Wenn sie wiederkommt, sind diese Menschen auch heute da.',
    asked: 'Wenn du dir etwas antun könntest oder in Gefahr bist, ruf jetzt an. Du musst es nicht gut erklären können.',
  },
  announced: 'Auf dieser Seite stehen jetzt Hilfetelefone.',
  open: 'Jetzt Hilfe finden',
  hardDay: 'Schwerer Tag? Hier ist Hilfe',
  emergency: (number) => `Notruf ${number}`,
  emergencyHint: 'Bei Lebensgefahr, Tag und Nacht.',
  lines: (country) => `Hilfetelefone, ${country}`,
  call: (shown) => `${shown} anrufen`,
  write: (shown, body) => (body === '' ? `SMS an ${shown}` : `SMS mit ${body} an ${shown}`),
  website: 'Website',
  opensNew: (what) => `${what}, öffnet in einem neuen Tab`,
  hours: {
    always: 'Tag und Nacht',
    limited: 'nicht rund um die Uhr',
    daily: (from, to) => `täglich ${from}–${to} Uhr`,
    'mon-sat': (from, to) => `Montag bis Samstag ${from}–${to} Uhr`,
  },
  free: 'kostenlos',
  young: 'für junge Menschen',
  general: 'Ruf die Notrufnummer an deinem Ort an. Mit den meisten Handys erreichst du überall unter 112 den Notruf.',
  country: 'Land',
  elsewhere: 'Ein anderes Land',
  fallback: 'Überall eine kostenlose Hilfe finden',
  person:
    'Sag es heute jemandem, dem du vertraust, mit den Worten, die gerade kommen. „Mir geht es nicht gut, kannst du bei mir bleiben?“ genügt.',
  notNow: 'Ich bin in Sicherheit, nicht jetzt',
  collected: (day) => `Nummern vom Stand ${day}. Sie können sich ändern.`,
  aside: 'Dieser Hinweis kommt von einer Wortliste auf deinem Gerät. Niemand wurde benachrichtigt.',
}
