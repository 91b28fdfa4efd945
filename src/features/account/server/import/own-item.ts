/** A value of a file in an export: a line of a `.jsonl`, or the whole of a `.json`. */
export type OwnItem = {
  file: string
  /** How long it is, written down. */
  bytes: number
  value?: unknown
  isUnreadable?: boolean
}

/** Whose export it is must be known before anything of theirs comes; and the ledger before what finds its acts there. */
export const FIRST_FILES = ['account.json', 'activity/acts.jsonl']
