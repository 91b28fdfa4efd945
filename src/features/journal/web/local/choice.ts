/** The journal that this device shows. */
export type JournalChoice = {
  /** null: all journals. */
  chosen: string | null
  /** The last chosen journal, for new entries. */
  lastChosen: string | undefined
}

/**
 * Storage of the choice. It must be synchronous, so it is not in the device's database: that may be busy with a first copy for
 * seconds, and the person may leave the page at any time.
 */
export type ChoiceStore = {
  /** Undefined when nothing was chosen yet. */
  read(): JournalChoice | undefined
  write(choice: JournalChoice): void
}

const keyOf = (userId: string) => `fernwell.journal-choice.${userId}`

/** A store in local storage, which sign-out clears (platform/web/storage). Never throws; invalid data counts as no choice. */
export const choiceStore = (userId: string): ChoiceStore => ({
  read() {
    try {
      return (JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as JournalChoice | null) ?? undefined
    } catch {
      return undefined
    }
  },
  write(choice) {
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(choice))
    } catch {
      // The choice then lasts until the page is closed.
    }
  },
})
