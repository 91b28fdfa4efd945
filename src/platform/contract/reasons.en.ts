import { defineReasons } from './reasons.ts'

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** For any request, before a feature handles it. */
export const httpReasons = defineReasons('http', {
  internal: 'Something went wrong on our side. Nothing was lost; please try again.',
  unavailable: 'The database is not answering right now. Nothing was lost; please try again in a moment.',
  /** For errors without a more specific message in the client. */
  unknown: 'This did not work. Please try again.',
  caller_left: 'The caller is gone.',
  no_such_address: 'There is nothing at this address.',
  unreadable: 'This request could not be read.',
  not_json: 'The body of this request is not valid JSON.',
  not_this_type: 'This takes application/json.',
  takes_types: ({ types }: { types: string }) => `This takes ${types}.`,
  too_large: ({ megabytes }: { megabytes: number }) => `This is too large: the limit is ${megabytes} MB at once. Nothing was saved.`,
  no_such_bytes: 'There are no such bytes in this file.',
  sign_in: 'Please sign in to continue.',
  proof_wanted: 'Please confirm again that it is you.',
  admins_only: 'This is for the admin of this installation.',
  other_person: 'Someone else is now signed in in this browser. Reload this page to continue.',
  other_site: 'This request came from another site and was refused.',
  wrong_host: 'This server does not answer under this host name. If this is your server, name the host in PUBLIC_URL or ALLOWED_HOSTS.',
  too_much_at_once: 'That is a lot at once. We are still working on your earlier requests; please try again in a moment.',
  busy_signing_in: 'Many people are signing in right now. Please try again in a moment.',
})

/** Problems with one field, where its schema has no message of its own. */
export const fieldReasons = defineReasons('field', {
  missing: 'This is missing.',
  wrong_kind: ({ expected }: { expected: string }) => `This has the wrong type (expected: ${expected}).`,
  wrong_form: ({ format }: { format: string }) => `This does not have the right format (${format}).`,
  too_short: ({ least }: { least: number }) => (least === 1 ? 'Please write something here.' : `This takes at least ${least} characters.`),
  too_long: ({ most }: { most: number }) => `This takes at most ${some(most, 'character', 'characters')}.`,
  too_few: ({ least }: { least: number }) => `This takes at least ${least}.`,
  too_many: ({ most }: { most: number }) => `This takes at most ${most}.`,
  too_low: ({ least }: { least: number | string }) => `This must be at least ${least}.`,
  too_high: ({ most }: { most: number | string }) => `This must be at most ${most}.`,
  not_a_choice: 'Please choose one of the options.',
  wrong: 'This could not be read.',
  day_too_far: 'Please choose a day between 1900 and 2100.',
  zone: 'This is not a time zone we know.',
})

export const fileReasons = defineReasons('file', {
  not_here: 'This file is not here.',
})

export const storageReasons = defineReasons('storage', {
  person_full: ({ gigabytes }: { gigabytes: number }) =>
    `Your files would need more than the ${gigabytes} GB you have here. Nothing was lost; please delete some you no longer need.`,
  all_full: 'There is no space left here for more files. Nothing was lost; the person who runs this installation can make more space.',
  disk_full: 'The disk of this installation is nearly full. Nothing was lost; the person who runs it can make more space.',
})

export const vaultReasons = defineReasons('vault', {
  no_key:
    'The key that opens private writing is not in its place (DATA_DIR/secrets). Nothing is lost: the person who runs this installation can restore it from a backup.',
})

export const statisticsReasons = defineReasons('statistics', {
  away: 'This could not be calculated right now. Please try again in a moment.',
})

export const noticeReasons = defineReasons('notice', {
  not_here: 'This notice is no longer available.',
  done_already: 'This was already done.',
  other_done: 'You already did something else from this notice.',
  too_many: ({ most }: { most: number }) => `You can have at most ${some(most, 'reminder', 'reminders')}.`,
})

export const aiReasons = defineReasons('ai', {
  none: 'No language model is set up here.',
  writing: 'An answer is already being written for you. Wait for it, or stop it first.',
  others: 'The language model is busy with others right now. Please try again in a moment.',
  no_consent: 'Nothing is sent to a language model until you agree to it. You have not agreed to this yet.',
  other_consent: 'You agreed to a different language model than the one in use now. Please review it and agree again first.',
  other_model: 'This installation now uses a different language model. Please review it and decide again.',
  answer_not_here: 'We could not find this answer.',
  conversation_too_long: 'This conversation has become too long for a language model. Please start a new one.',
  text_too_long: 'This is too much text for a language model. Please choose less.',
  purpose: 'You cannot agree to this purpose.',
  requests_spent: 'You have reached today’s limit for the language model. Everything else still works.',
  tokens_spent: 'This is more than the language model may still read and write today. A shorter request may still fit.',
})

const sizeOf = (megabytes: number) => (megabytes >= 1024 ? `${megabytes / 1024} GB` : `${megabytes} MB`)

export const importReasons = defineReasons('import', {
  too_large: ({ megabytes }: { megabytes: number }) => `A file to import can be ${sizeOf(megabytes)} at most.`,
  ending: ({ endings }: { endings: string }) => `Please choose a file that ends in ${endings}.`,
  too_many: 'Other imports are still in progress. Finish or cancel one of them first.',
  known: 'Another import already has this id.',
  not_here: 'We could not find this import.',
  moved_on: 'This import has moved on in the meantime.',
  part_not_here: 'This part of an import is not here.',
  parts_closed: 'This import takes no more parts.',
  part_cut: ({ part, got, expected }: { part: number; got: number; expected: number }) =>
    `Part ${part} has ${got} bytes instead of ${expected}. Please send it again.`,
  part_too_large: ({ megabytes }: { megabytes: number }) => `A part of a file has ${megabytes} MB at most.`,
})

/** Why a model gave no answer, or an incomplete one. */
export const modelReasons = defineReasons('model', {
  unreachable: 'The language model cannot be reached right now. Nothing of yours was changed; please try again later.',
  credentials: 'The language model refused this installation’s key. The admin can fix that in the settings.',
  unknown_model: 'The language model that is set up here was not found. The admin can fix that in the settings.',
  busy: 'The language model is busy right now. Please try again in a few minutes.',
  refused: 'The language model did not take this request. A shorter text may help.',
  blind: 'The language model did not take the picture: most likely this model cannot see pictures. Text still works.',
  broken: 'The language model failed. Please try again in a moment.',
  garbled: 'The language model’s answer could not be read. Please try again.',
  redirected: 'The language model’s address leads elsewhere, and nothing was sent there. The admin can fix that in the settings.',
  cut: 'The answer was cut off. The part that arrived is still here.',
  too_slow: 'The language model took too long. Please try again, or ask for less.',
  too_long: 'The answer was too long. Its beginning is still here.',
  empty: 'The language model sent an empty answer. Please try again.',
  not_installed: 'The language model on this server is not completely installed. The admin can find the reason in the log.',
  not_loadable: 'The language model on this server could not be loaded. The admin can find the reason in the log.',
  closing: 'The app is being restarted. Please try again in a moment.',
})
