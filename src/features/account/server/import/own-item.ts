/** A value of a file in an export: a line of a `.jsonl`, or the whole of a `.json`. */
export type OwnItem = {
  file: string
  /** Characters of its text. */
  size: number
  value?: unknown
  isUnreadable?: boolean
}

/** The ledger is read before the items that refer to its acts. */
export const LEDGER_FILE = 'activity/acts.jsonl'
