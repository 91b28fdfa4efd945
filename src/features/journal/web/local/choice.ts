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
const isId = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** In local storage, where signing out takes it away (platform/web/storage). Never throws. */
export const choiceStore = (userId: string): ChoiceStore => ({
  read() {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<Record<keyof JournalChoice, unknown>> | null
      if (kept === null || typeof kept !== 'object') return undefined
      return { chosen: isId(kept.chosen) ? kept.chosen : null, lastChosen: isId(kept.lastChosen) ? kept.lastChosen : undefined }
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
