// Shared by every kind of import: a file arrives in parts, is read, and is imported after the person confirms.

/** An upload is split into parts of this size (the last may be smaller), so that a lost connection costs one part. */
export const IMPORT_PART_BYTES = 8 * 1024 * 1024

/**
 * uploading → reading → ready (the report waits for the person) → running → done → undoing → undone; cancelled and failed
 * end it early. A cancelled import does not remove its entries; it can be undone, or continued from a new upload.
 */
export const IMPORT_STATES = ['uploading', 'reading', 'ready', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Why nothing of a file can be read at all. The web halves have the messages. */
export const IMPORT_FAILURES = [
  'unknown_format',
  'damaged',
  'encrypted',
  'too_many_files',
  'too_large_inside',
  'bomb',
  'too_large_text',
  /** More lines than the reader accepts for one file. */
  'too_many_rows',
  /** Some dates of the file can only begin with the day, others only with the month. */
  'dates_contradict',
  /** A database with more than tables (views, virtual tables): reading it would run untrusted code. */
  'unsafe_database',
  /** Reading was ended because it took too much time or memory. */
  'too_slow',
  'too_heavy',
  'gone',
  'no_room',
  'internal',
] as const
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

/**
 * Encodings that texts of a file can be read in, by the names of the Encoding Standard (WHATWG): those used by such apps and by
 * the spreadsheets that the files pass through.
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
