import type * as english from './reasons.en.ts'
import type { ReasonTranslation } from './reasons.ts'

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const sizeOf = (megabytes: number) => (megabytes >= 1024 ? `${megabytes / 1024} GB` : `${megabytes} MB`)

/** By room. */
export const de = {
  http: {
    internal: 'Bei uns ist etwas schiefgegangen. Nichts ist verloren; bitte versuche es noch einmal.',
    unavailable: 'Die Datenbank antwortet gerade nicht. Nichts ist verloren; bitte versuche es gleich noch einmal.',
    unknown: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    caller_left: 'Die Anfrage wurde abgebrochen.',
    no_such_address: 'Unter dieser Adresse gibt es nichts.',
    unreadable: 'Diese Anfrage ließ sich nicht lesen.',
    not_json: 'Der Inhalt dieser Anfrage ist kein gültiges JSON.',
    not_this_type: 'Hier wird application/json erwartet.',
    takes_types: ({ types }) => `Hier wird ${types} erwartet.`,
    too_large: ({ megabytes }) => `Das ist zu groß: höchstens ${megabytes} MB auf einmal. Nichts davon wurde gespeichert.`,
    no_such_bytes: 'Diesen Teil gibt es in der Datei nicht.',
    sign_in: 'Bitte melde dich an, um weiterzumachen.',
    other_person: 'In diesem Browser ist inzwischen jemand anderes angemeldet. Lade die Seite neu, um weiterzumachen.',
    proof_wanted: 'Bitte bestätige noch einmal, dass du es bist.',
    admins_only: 'Das ist der Verwaltung dieser Installation vorbehalten.',
    other_site: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
    wrong_host: 'Unter diesem Hostnamen antwortet hier nichts. Ist das dein Server, nenne den Namen in PUBLIC_URL oder ALLOWED_HOSTS.',
    too_much_at_once: 'Das ist viel auf einmal. Frühere Anfragen laufen noch; bitte versuche es gleich noch einmal.',
    busy_signing_in: 'Gerade melden sich viele an. Bitte versuche es gleich noch einmal.',
  },
  field: {
    missing: 'Hier fehlt etwas.',
    wrong_kind: ({ expected }) => `Hier wird etwas anderes erwartet (${expected}).`,
    wrong_form: ({ format }) => `Das hat nicht das richtige Format (${format}).`,
    too_short: ({ least }) => (least === 1 ? 'Bitte schreib hier etwas.' : `Das braucht mindestens ${least} Zeichen.`),
    too_long: ({ most }) => `Das darf höchstens ${most} Zeichen haben.`,
    too_few: ({ least }) => `Hier sind es mindestens ${least}.`,
    too_many: ({ most }) => `Hier sind es höchstens ${most}.`,
    too_low: ({ least }) => `Das muss mindestens ${least} sein.`,
    too_high: ({ most }) => `Das darf höchstens ${most} sein.`,
    not_a_choice: 'Das steht hier nicht zur Wahl.',
    wrong: 'Das ließ sich nicht lesen.',
    day_too_far: 'Bitte wähle einen Tag zwischen 1900 und 2100.',
    zone: 'Diese Zeitzone kennen wir nicht.',
  },
  file: { not_here: 'Diese Datei ist nicht da.' },
  storage: {
    person_full: ({ gigabytes }) =>
      `Deine Dateien bräuchten mehr als die ${gigabytes} GB, die du hier hast. Nichts ist verloren; bitte lösche welche, die du nicht mehr brauchst.`,
    all_full: 'Hier ist kein Platz mehr für weitere Dateien. Nichts ist verloren; wer diese Installation betreibt, kann Platz schaffen.',
    disk_full: 'Die Festplatte dieser Installation ist fast voll. Nichts ist verloren; wer sie betreibt, kann Platz schaffen.',
  },
  vault: {
    no_key:
      'Der Schlüssel, der private Texte öffnet, liegt nicht an seinem Platz (DATA_DIR/secrets). Nichts ist verloren: Wer diese Installation betreibt, kann ihn aus einer Sicherung zurückholen.',
  },
  statistics: { away: 'Das ließ sich gerade nicht berechnen. Bitte versuche es gleich noch einmal.' },
  notice: {
    not_here: 'Diese Benachrichtigung gibt es nicht mehr.',
    done_already: 'Das ist schon erledigt.',
    other_done: 'Aus dieser Benachrichtigung wurde schon etwas anderes gemacht.',
    too_many: ({ most }) => `Mehr als ${some(most, 'Erinnerung', 'Erinnerungen')} sind nicht möglich.`,
  },
  ai: {
    none: 'Hier ist kein Sprachmodell eingerichtet.',
    writing: 'Für dich wird schon eine Antwort geschrieben. Warte sie ab oder halte sie zuerst an.',
    others: 'Das Sprachmodell ist gerade mit anderen beschäftigt. Bitte versuche es gleich noch einmal.',
    no_consent: 'An ein Sprachmodell wird nichts gesendet, bevor du zustimmst. Hierfür hast du nicht zugestimmt.',
    other_consent: 'Du hast einem anderen Sprachmodell zugestimmt als dem, das jetzt benutzt wird. Bitte sieh es dir an und stimme neu zu.',
    other_model: 'Diese Installation benutzt inzwischen ein anderes Sprachmodell. Bitte sieh es dir an und entscheide neu.',
    answer_not_here: 'Diese Antwort gibt es nicht mehr.',
    conversation_too_long: 'Dieses Gespräch ist für ein Sprachmodell zu lang geworden. Bitte beginne ein neues.',
    text_too_long: 'Das ist zu viel Text für ein Sprachmodell. Bitte wähle weniger aus.',
    purpose: 'Diesem Zweck kann nicht zugestimmt werden.',
    requests_spent: 'Das Limit für das Sprachmodell ist heute erreicht. Alles andere geht wie immer.',
    tokens_spent: 'Das ist mehr, als das Sprachmodell heute noch lesen und schreiben darf. Eine kürzere Anfrage passt vielleicht noch.',
  },
  import: {
    too_large: ({ megabytes }) => `Eine Datei zum Importieren darf höchstens ${sizeOf(megabytes)} groß sein.`,
    ending: ({ endings }) => `Bitte wähle eine Datei, die auf ${endings} endet.`,
    too_many: 'Andere Importe laufen noch. Beende zuerst einen davon oder brich ihn ab.',
    known: 'Diese Kennung hat schon ein anderer Import.',
    not_here: 'Diesen Import gibt es hier nicht.',
    moved_on: 'Dieser Import ist inzwischen weiter.',
    part_not_here: 'Diesen Teil eines Imports gibt es nicht.',
    parts_closed: 'Dieser Import nimmt keine Teile mehr an.',
    part_cut: ({ part, got, expected }) => `Teil ${part} hat ${got} statt ${expected} Bytes. Bitte sende ihn noch einmal.`,
    part_too_large: ({ megabytes }) => `Ein Teil einer Datei hat höchstens ${megabytes} MB.`,
  },
  model: {
    unreachable: 'Das Sprachmodell ist gerade nicht erreichbar. Bei dir wurde nichts geändert; bitte versuche es später noch einmal.',
    credentials: 'Das Sprachmodell hat den Schlüssel dieser Installation abgelehnt. Die Verwaltung kann das in den Einstellungen beheben.',
    unknown_model: 'Das hier eingerichtete Sprachmodell wurde nicht gefunden. Die Verwaltung kann das in den Einstellungen beheben.',
    busy: 'Das Sprachmodell ist gerade ausgelastet. Bitte versuche es in ein paar Minuten noch einmal.',
    refused: 'Das Sprachmodell hat diese Anfrage nicht angenommen. Vielleicht hilft ein kürzerer Text.',
    blind: 'Das Sprachmodell hat das Bild nicht angenommen: Sehr wahrscheinlich kann es keine Bilder sehen. Mit Text geht es trotzdem.',
    broken: 'Das Sprachmodell hat versagt. Bitte versuche es gleich noch einmal.',
    garbled: 'Die Antwort des Sprachmodells ließ sich nicht lesen. Bitte versuche es noch einmal.',
    redirected:
      'Die Adresse des Sprachmodells führt woandershin, und dorthin wurde nichts gesendet. Die Verwaltung kann das in den Einstellungen beheben.',
    cut: 'Die Antwort brach ab. Was schon da war, bleibt.',
    too_slow: 'Das Sprachmodell hat zu lange gebraucht. Bitte versuche es noch einmal oder frage nach weniger.',
    too_long: 'Die Antwort war länger, als hier Platz ist. Ihr Anfang bleibt.',
    empty: 'Das Sprachmodell hat eine leere Antwort geschickt. Bitte versuche es noch einmal.',
    not_installed: 'Das Sprachmodell auf diesem Server ist nicht vollständig installiert. Den Grund findet die Verwaltung im Protokoll.',
    not_loadable: 'Das Sprachmodell auf diesem Server ließ sich nicht laden. Den Grund findet die Verwaltung im Protokoll.',
    closing: 'Die App wird gerade neu gestartet. Bitte versuche es gleich noch einmal.',
  },
} satisfies {
  http: ReasonTranslation<typeof english.httpReasons>
  field: ReasonTranslation<typeof english.fieldReasons>
  file: ReasonTranslation<typeof english.fileReasons>
  storage: ReasonTranslation<typeof english.storageReasons>
  vault: ReasonTranslation<typeof english.vaultReasons>
  statistics: ReasonTranslation<typeof english.statisticsReasons>
  notice: ReasonTranslation<typeof english.noticeReasons>
  ai: ReasonTranslation<typeof english.aiReasons>
  import: ReasonTranslation<typeof english.importReasons>
  model: ReasonTranslation<typeof english.modelReasons>
}
