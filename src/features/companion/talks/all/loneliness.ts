import type { Talk } from '../core/talk.ts'

export default {
  start: 'kind',
  nodes: {
    kind: {
      say: {
        en: 'Feeling alone comes in different kinds. Which is closest?',
        de: 'Einsamkeit ist nicht immer dieselbe. Welche kommt deiner am nächsten?',
      },
      choices: [
        { to: 'nobody', en: 'Nobody is around', de: 'Es ist niemand da' },
        { to: 'among', en: 'I’m among people, and still', de: 'Ich bin unter Leuten, und trotzdem' },
        { to: 'understood', en: 'Nobody sees what is going on', de: 'Niemand sieht, was los ist' },
      ],
    },
    nobody: {
      say: { en: 'How long has it been like this?', de: 'Wie lange ist das schon so?' },
      choices: [
        { to: 'tonight', en: 'Since today', de: 'Seit heute' },
        { to: 'long', en: 'For weeks or longer', de: 'Seit Wochen oder länger' },
      ],
    },
    tonight: {
      say: {
        en: 'One evening alone can be long. It can be yours, too. What would you like?',
        de: 'Ein Abend allein kann lang sein. Er kann aber auch dir gehören. Was möchtest du?',
      },
      choices: [
        { to: 'voice', en: 'To hear a voice', de: 'Eine Stimme hören' },
        { to: 'gentle', en: 'Something quiet for myself', de: 'Etwas Ruhiges für mich' },
      ],
    },
    long: {
      say: {
        en: 'That wears people down, and it isn’t a flaw in you. Contact often begins smaller than we think. Who comes to mind, even someone from long ago?',
        de: 'Das zehrt, und es liegt nicht daran, dass mit dir etwas nicht stimmt. Kontakt fängt oft kleiner an, als man denkt. Wer fällt dir ein, auch von früher?',
      },
      write: 'voice',
      example: { en: 'A name is enough.', de: 'Ein Name genügt.' },
    },
    among: {
      say: {
        en: 'You can miss being met while the room is full. With whom were you last quite yourself?',
        de: 'Man kann in einem vollen Raum vermissen, dass einen jemand meint. Bei wem warst du zuletzt ganz du selbst?',
      },
      write: 'voice',
      example: { en: 'A person, an evening, a kitchen table.', de: 'Ein Mensch, ein Abend, ein Küchentisch.' },
    },
    understood: {
      say: {
        en: 'Then say it here first, without making it presentable. What does nobody see?',
        de: 'Dann sag es zuerst hier, ohne es hübsch zu machen. Was sieht niemand?',
      },
      write: 'seen',
      example: { en: 'Nothing of it leaves this device.', de: 'Nichts davon verlässt dieses Gerät.' },
    },
    seen: {
      say: {
        en: 'Is there anyone who might be told even one sentence of it?',
        de: 'Gibt es jemanden, dem du wenigstens einen Satz davon sagen könntest?',
      },
      choices: [
        { to: 'voice', en: 'Perhaps', de: 'Vielleicht' },
        { to: 'gentle', en: 'Not now', de: 'Jetzt nicht' },
      ],
    },
    voice: {
      say: {
        en: 'People are usually gladder to hear from us than we expect. This is a first sentence; change it as you like.',
        de: 'Die meisten freuen sich mehr über eine Nachricht, als man denkt. Hier ist ein erster Satz, ändere ihn, wie du magst.',
      },
      actions: [
        { do: 'message', en: 'You crossed my mind today. How are you?', de: 'Ich musste heute an dich denken. Wie geht’s dir?' },
        { do: 'write' },
        { do: 'go', place: 'help' },
      ],
    },
    gentle: {
      say: {
        en: 'Then be your own company for a while. If it gets too dark, there are people at the other end of a phone, at any hour.',
        de: 'Dann leiste dir selbst eine Weile Gesellschaft. Und wenn es zu dunkel wird: Am Telefon ist zu jeder Stunde jemand da.',
      },
      actions: [{ do: 'track', track: 'kind-wishes' }, { do: 'track', track: 'campfire' }, { do: 'write' }, { do: 'go', place: 'help' }],
    },
  },
} satisfies Talk
