import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useUser } from '#platform/web/session/session.ts'
import { isHardTime, gapsOf } from '../../prompts/gaps.ts'
import { promptFor, reasonFor } from '../../prompts/prompts.ts'
import { markSeen, seenBefore } from '../../prompts/seen.ts'
import type { Prompt, TimeOfDay } from '../../prompts/types.ts'
import { useHeads, useJournal, useJournalReady, useJournalSettings, useRecords, useSyncStatus } from '../local/use-journal.ts'
import { recentHeads, recentOf, recentRecords } from './recent.ts'
import { useSkip } from './skips.ts'
import { useBank } from './use-bank.ts'
import { useMoment } from './use-moment.ts'

export type CurrentPrompt =
  | { status: 'off' }
  | { status: 'loading' }
  | { status: 'failed'; retry(): void }
  | { status: 'ready'; prompt: Prompt; theme: string; reason: string; timeOfDay: TimeOfDay; another(): void }

/**
 * The prompt of this person, day and time of day, chosen on the device: it needs no network and tells nobody. What the days
 * before today lacked decides, so that writing today does not change what is on the screen; that today is hard counts at once.
 */
export function usePrompt(): CurrentPrompt {
  const { id: userId } = useUser()
  const { bank, failed, retry } = useBank()
  const { settings, change } = useJournalSettings()
  const { day, timeOfDay } = useMoment()
  const { skip, another } = useSkip(`${userId} ${day} ${timeOfDay}`)
  const recent = useRecent(day)
  const { view, subscribe } = useJournal()
  // What is answered goes to the journal that new entries go to: its kinds of prompts are offered.
  const themes = useSyncExternalStore(subscribe, () => view.journals().get(view.target())?.promptThemes ?? null)
  const isReady = useJournalReady()
  const { loading } = useSyncStatus()
  const seen = useMemo(() => seenBefore(settings.promptsSeen, day), [settings.promptsSeen, day])

  const chosen = useMemo(() => {
    if (!bank || !recent) return undefined
    const prompts = themes === null ? bank.prompts : bank.prompts.filter(({ theme }) => themes.includes(theme))
    const records = recent.map((one) => recentOf(one, bank))
    const now = gapsOf(records, day)
    const isHardNow = isHardTime(now)
    const before = gapsOf(
      records.filter((record) => record.day < day),
      day,
    )
    const gaps = isHardNow ? now : before
    const avoidTender = isHardNow || isHardTime(before)
    // Of the kinds that a journal wants, some have tender ones alone.
    if (!prompts.some(({ tender }) => !tender || !avoidTender)) return null
    const id = promptFor(prompts, { userId, day, timeOfDay, gaps: gaps.map(({ key }) => key), avoidTender, seen, skip })
    const prompt = bank.byId.get(id)!
    return { prompt, theme: bank.themes[prompt.theme] ?? '', reason: bank.reasons[reasonFor(prompt, gaps, timeOfDay)] }
  }, [bank, recent, day, timeOfDay, userId, seen, skip, themes])

  // While the first copy of the journal arrives, every page of it would choose another.
  const isShown = settings.prompts && isReady && loading === null && !!chosen
  const shown = isShown ? chosen.prompt.id : undefined
  useEffect(() => {
    if (shown === undefined) return
    const was = settings.promptsSeen
    if (was.includes(`${day} ${shown}`)) return
    const is = markSeen(was, shown, day)
    const add = is.filter((mark) => !was.includes(mark))
    const remove = was.filter((mark) => !is.includes(mark)).slice(0, 200)
    // That a prompt may come again too soon is all that is lost when the device is full.
    if (add.length > 0)
      void change({ add: { promptsSeen: add }, ...(remove.length > 0 ? { remove: { promptsSeen: remove } } : {}) }).catch(() => {})
  }, [shown, day, settings.promptsSeen, change])

  if (isReady && (!settings.prompts || chosen === null)) return { status: 'off' }
  if (failed && !bank) return { status: 'failed', retry }
  return isShown ? { status: 'ready', ...chosen, timeOfDay, another } : { status: 'loading' }
}

/** The last two weeks' entries, read again when one of them changed; undefined until the first time. */
function useRecent(day: string) {
  const journal = useJournal()
  const heads = useHeads()
  const ranges = useRecords('hardRange')
  const { hardTags } = useJournalSettings().settings
  const isReady = useJournalReady()
  const marked = useMemo(
    () => (isReady ? recentHeads(heads, day, { hardTags, ranges: ranges.map(({ data }) => data) }) : undefined),
    [isReady, heads, day, hardTags, ranges],
  )
  const key = marked?.map(({ id }) => `${id} ${journal.revision(id)}`).join()
  const [recent, setRecent] = useState<{ key: string; records: Awaited<ReturnType<typeof recentRecords>> }>()
  useEffect(() => {
    if (!marked || key === undefined) return
    let on = true
    void recentRecords(journal, marked).then((records) => on && setRecent({ key, records }))
    return () => {
      on = false
    }
    // `marked` is another array at every change of any entry; `key` says whether one of these changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [journal, key])
  return recent?.records
}
