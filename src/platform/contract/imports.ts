// What every import shares, whatever it brings: a file arrives in parts, is looked at, and comes in when the person says so.

/** An upload comes in parts of this size (the last as long as it is), so that a lost connection costs one part. */
export const IMPORT_PART_BYTES = 8 * 1024 * 1024

/**
 * uploading → reading → ready (the report waits for the person) → running → done → undoing → undone; cancelled and failed
 * end it early. A cancelled import keeps what it had imported; it can be undone, or continued from a new upload.
 */
export const IMPORT_STATES = ['uploading', 'reading', 'ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Why nothing of a file can be read at all. The web halves have the words. */
export const IMPORT_FAILURES = [
  'unknown_format',
  'damaged',
  'encrypted',
  'too_many_files',
  'too_large_inside',
  'bomb',
  'too_large_text',
  /** More lines than are read of one file. */
  'too_many_rows',
  /** Some dates of the file can only begin with the day, others only with the month. */
  'dates_contradict',
  /** A database that holds more than tables (views, virtual tables): reading it would run what somebody wrote into it. */
  'unsafe_database',
  /** Reading was ended because it took too long, or too much memory. */
  'too_slow',
  'too_heavy',
  'gone',
  'no_room',
  'internal',
] as const
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

/**
 * Encodings that texts of a file can be read in, by the names of the Encoding Standard (WHATWG): what files of such apps and of
 * the spreadsheets they pass through come in.
 */
export const TEXT_ENCODINGS = [
  'utf-8',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'iso-8859-2',
  'koi8-r',
  'macintosh',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
] as const
export type TextEncodingName = (typeof TEXT_ENCODINGS)[number]
