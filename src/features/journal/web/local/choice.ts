/** Which journal this device looks at. */
export type JournalChoice = {
  /** null: all together. */
  chosen: string | null
  /** The one chosen last: new entries go there. */
  lastChosen: string | undefined
}

/**
 * Where the choice is kept. At once, and so not in the device's database: that may be busy with a first copy for seconds, and
 * the page is left whenever its owner likes.
 */
export type ChoiceStore = {
  /** undefined: nothing was chosen yet. */
  read(): JournalChoice | undefined
  write(choice: JournalChoice): void
}

const keyOf = (userId: string) => `fernwell.journal-choice.${userId}`

/** In local storage, where signing out takes it away (platform/web/storage). Never throws; what makes no sense names no journal. */
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
      // Then it counts for as long as this page lives.
    }
  },
})
