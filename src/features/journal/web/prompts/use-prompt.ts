import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useUser } from '#platform/web/session/session.ts'
import { isHardTime, gapsOf, type RecentRecord } from '../../prompts/gaps.ts'
import { promptFor, reasonFor } from '../../prompts/prompts.ts'
import { markSeen, seenBefore } from '../../prompts/seen.ts'
import type { Gap, Prompt, TimeOfDay } from '../../prompts/types.ts'
import { useHardMarks } from '../local/use-hard-marks.ts'
import { useHeads, useJournal, useJournalReady, useJournalSettings, useSyncStatus } from '../local/use-journal.ts'
import { recentHeads, recentOf, recentRecords } from './recent.ts'
import { isEarlyMoment, useSkip } from './skips.ts'
import { useBank } from './use-bank.ts'
import { useFirstBank } from './use-first-bank.ts'
import { useMoment } from './use-moment.ts'

export type CurrentPrompt =
  | { status: 'off' }
  | { status: 'loading' }
  | { status: 'failed'; retry(): void }
  | { status: 'ready'; prompt: Prompt; theme: string; reason: string; timeOfDay: TimeOfDay; another(): void }

/**
 * The prompt of this person, day and time of day, chosen on the device: it needs no network and sends nothing. The gaps of the days
 * before today decide, so that writing today does not change the shown prompt; a hard day today counts at once.
 */
export function usePrompt(): CurrentPrompt {
  const { id: userId } = useUser()
  const { settings, change } = useJournalSettings()
  const { day, timeOfDay } = useMoment()
  const moment = `${userId} ${day} ${timeOfDay}`
  const { skip, another } = useSkip(moment)
  const recent = useRecent(day)
  const { view, subscribe } = useJournal()
  // An answer goes to the journal for new entries, so prompts of its themes are offered.
  const themes = useSyncExternalStore(subscribe, () => view.journals().get(view.target())?.promptThemes ?? null)
  const isReady = useJournalReady()
  const { bank: whole, failed, retry } = useBank(isReady && settings.prompts)
  const first = useFirstBank()
  const { loading, lastSyncedAt } = useSyncStatus()
  const isFirstCopy = isReady && (loading !== null || lastSyncedAt === null)
  const isEarly = isEarlyMoment(moment, isFirstCopy)
  // A journal may exclude all themes of the first prompts.
  const bank = isEarly && first.prompts.some(({ theme }) => themes?.includes(theme) ?? true) ? first : whole
  const seen = useMemo(() => (isEarly ? [] : seenBefore(settings.promptsSeen, day)), [isEarly, settings.promptsSeen, day])

  const chosen = useMemo(() => {
    if (!bank || !(isEarly || recent)) return undefined
    const prompts = themes === null ? bank.prompts : bank.prompts.filter(({ theme }) => themes.includes(theme))
    const { gaps, avoidTender } = isEarly
      ? UNKNOWN_DAYS
      : lacksOf(
          recent!.map((one) => recentOf(one, bank)),
          day,
        )
    // Some themes of a journal may have only tender prompts.
    if (!prompts.some(({ tender }) => !tender || !avoidTender)) return null
    const id = promptFor(prompts, { userId, day, timeOfDay, gaps: gaps.map(({ key }) => key), avoidTender, seen, skip })
    const prompt = bank.byId.get(id)!
    return { prompt, theme: bank.themes[prompt.theme] ?? '', reason: bank.reasons[reasonFor(prompt, gaps, timeOfDay)] }
  }, [bank, recent, isEarly, day, timeOfDay, userId, seen, skip, themes])

  const isShown = settings.prompts && isReady && !!chosen
  const shown = isShown && !isFirstCopy ? chosen.prompt.id : undefined
  useEffect(() => {
    if (shown === undefined) return
    const was = settings.promptsSeen
    if (was.includes(`${day} ${shown}`)) return
    const is = markSeen(was, shown, day)
    const add = is.filter((mark) => !was.includes(mark))
    const remove = was.filter((mark) => !is.includes(mark)).slice(0, 200)
    // A failure on a full device only means that a prompt may be repeated too soon.
    if (add.length > 0)
      void change({ add: { promptsSeen: add }, ...(remove.length > 0 ? { remove: { promptsSeen: remove } } : {}) }).catch(() => {})
  }, [shown, day, settings.promptsSeen, change])

  if (isReady && (!settings.prompts || chosen === null)) return { status: 'off' }
  if (failed && !bank) return { status: 'failed', retry }
  return isShown ? { status: 'ready', ...chosen, timeOfDay, another } : { status: 'loading' }
}

/** Used while the earlier days are unknown: they may have been hard. */
const UNKNOWN_DAYS = { gaps: [], avoidTender: true }

/** The gaps of the days, and whether they were hard; today counts only if it is hard itself. */
function lacksOf(records: readonly RecentRecord[], day: LocalDay): { gaps: readonly Gap[]; avoidTender: boolean } {
  const now = gapsOf(records, day)
  const isHardNow = isHardTime(now)
  const before = gapsOf(
    records.filter((record) => record.day < day),
    day,
  )
  return { gaps: isHardNow ? now : before, avoidTender: isHardNow || isHardTime(before) }
}

/** The last two weeks' entries, read again when one of them changes; undefined until the first read. */
function useRecent(day: string) {
  const journal = useJournal()
  const heads = useHeads()
  const marks = useHardMarks()
  const isReady = useJournalReady()
  const marked = useMemo(() => (isReady ? recentHeads(heads, day, marks) : undefined), [isReady, heads, day, marks])
  const key = marked?.map(({ id }) => `${id} ${journal.revision(id)}`).join()
  const [recent, setRecent] = useState<{ key: string; records: Awaited<ReturnType<typeof recentRecords>> }>()
  useEffect(() => {
    if (!marked || key === undefined) return
    let on = true
    void recentRecords(journal, marked).then((records) => on && setRecent({ key, records }))
    return () => {
      on = false
    }
    // `marked` is a new array at every change of any entry; `key` changes only with one of these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [journal, key])
  return recent?.records
}
