import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import type { DayAct } from '../../contract/days.ts'
import { JOURNAL_KINDS } from '../../act-kinds.ts'
import type { en } from './messages.ts'

/** `kind` is undefined for the sum of all kinds that no feature describes. */
export type ActSum = { kind: string | undefined; acts: number; seconds: number; subjects: readonly string[] }

const SECONDS: Readonly<Record<string, number>> = { seconds: 1, minutes: 60, hours: 3600 }

/** Sums the ledger's acts by kind, without the journal's own, which the sheet lists itself; unknown kinds form one sum, the last. */
export function sumActs(acts: readonly DayAct[], isKnown: (kind: string) => boolean): ActSum[] {
  const sums = new Map<string | undefined, ActSum>()
  for (const act of acts) {
    if (JOURNAL_KINDS.includes(act.kind)) continue
    const kind = isKnown(act.kind) ? act.kind : undefined
    const sum = sums.get(kind) ?? { kind, acts: 0, seconds: 0, subjects: [] }
    sums.set(kind, {
      kind,
      acts: sum.acts + act.acts,
      seconds: sum.seconds + act.amount * (SECONDS[act.unit] ?? 0),
      subjects: act.subjects ?? [],
    })
  }
  return [...sums.values()].sort((a, b) => Number(a.kind === undefined) - Number(b.kind === undefined))
}

/** "25 min", or the count for acts without a duration. */
export function wordsOfAct({ acts, seconds }: ActSum, format: Formatting, t: Translation<typeof en>): string {
  return seconds > 0 ? format.duration(seconds) : t.day.times(acts)
}
