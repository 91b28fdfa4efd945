/** A value of a file in an export: a line of a `.jsonl`, or the whole of a `.json`. */
export type OwnItem = {
  file: string
  /** Characters, written down. */
  size: number
  value?: unknown
  isUnreadable?: boolean
}

/** The ledger comes before what finds its acts there. */
export const LEDGER_FILE = 'activity/acts.jsonl'
