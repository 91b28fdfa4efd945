import { useEffect, useMemo, useState } from 'react'
import { readDraft, storeDraft } from '../offline/person-db.ts'
import { asChoice, choicesOf, groupsFor, withRecent, type Choice, type ChoiceGroup } from './choices.ts'
import type { CommandContext, FeatureCommands, Thing } from './command.ts'
import { loadCommands } from './load-commands.ts'

const NONE: readonly Choice[] = []
const RECENT = 'commands:recent'
/** Delay after the last keystroke before `search` runs; other matches are updated at every keystroke. */
const PAUSE_MS = 150

/** Things of all features; a feature that fails contributes none. */
async function gather(asked: readonly (Promise<readonly Thing[]> | undefined)[]): Promise<Choice[]> {
  const answers = await Promise.allSettled(asked)
  return answers.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : [])).map(asChoice)
}

/** The palette's groups for a query, and a function that remembers a choice as recent. */
export function useChoices(
  query: string,
  context: CommandContext,
): { groups: readonly ChoiceGroup[]; isLooking: boolean; remember: (id: string) => void } {
  const { userId, language, client } = context
  const [files, setFiles] = useState<readonly FeatureCommands[]>()
  const [recent, setRecent] = useState<readonly string[]>([])
  const [things, setThings] = useState<readonly Choice[]>([])
  const [recalled, setRecalled] = useState<readonly Choice[]>([])
  const [found, setFound] = useState<{ of: string; choices: readonly Choice[] }>()

  useEffect(() => {
    let isHere = true
    void Promise.all([loadCommands(), readDraft(userId, RECENT)]).then(([all, stored]) => {
      if (!isHere) return
      const ids = Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []
      setFiles(all)
      setRecent(ids)
      const own = { userId, language, client }
      void gather(all.map(({ things: list }) => list?.(own))).then((list) => isHere && setThings(list))
      void gather(all.map(({ recall }) => recall?.(ids, own))).then((list) => isHere && setRecalled(list))
    })
    return () => {
      isHere = false
    }
  }, [userId, language, client])

  const wanted = query.trim()
  useEffect(() => {
    if (!files || wanted === '') return
    let isHere = true
    const timer = setTimeout(() => {
      const own = { userId, language, client }
      void gather(files.map(({ search }) => search?.(wanted, own))).then((choices) => isHere && setFound({ of: wanted, choices }))
    }, PAUSE_MS)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [files, wanted, userId, language, client])

  const commands = useMemo(() => choicesOf(files ?? [], { language }), [files, language])
  // Earlier results stay until new ones arrive, because rows that flicker are hard to press.
  const shown = wanted === '' ? recalled : (found?.choices ?? NONE)
  const groups = useMemo(() => groupsFor(query, { commands, things, found: shown, recent }), [query, commands, things, shown, recent])
  return {
    groups,
    isLooking: !files || (wanted !== '' && found?.of !== wanted),
    remember: (id) => void storeDraft(userId, RECENT, withRecent(recent, id)),
  }
}
