import { useEffect, useState } from 'react'
import { crisisIn } from '#platform/care/crisis.ts'
import type { CrisisModel } from '#platform/care/crisis-model.ts'

/** The text is checked when the person pauses, not at every letter. */
const PAUSE = 300

let loading: Promise<(text: string) => boolean> | undefined

/** Fetched at the first words, and no sooner: no page is slower for it. */
function loadReader(): Promise<(text: string) => boolean> {
  loading ??= Promise.all([import('#platform/care/crisis-model.ts'), import('#platform/care/crisis-model.json')]).then(
    ([{ isHardDay, readCrisisModel }, { default: file }]) => {
      const model: CrisisModel = readCrisisModel(file)
      // Words that rules are sure of are heavy as well, where no card is shown for them.
      return (text: string) => crisisIn(text) !== undefined || isHardDay(model, text)
    },
  )
  // Without a network it is tried again at the next words.
  loading.catch(() => (loading = undefined))
  return loading
}

/** Whether one of these texts sounds like a hard day. It is detected on this device, and neither stored nor sent. */
export function useHardDay(texts: readonly string[]): boolean {
  const words = texts.filter((text) => text.trim() !== '')
  const key = JSON.stringify(words)
  const [isHard, setHard] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const list = JSON.parse(key) as string[]
      const reader = list.length > 0 ? await loadReader().catch(() => undefined) : undefined
      if (isCurrent) setHard(reader !== undefined && list.some(reader))
    }
    const timer = setTimeout(() => void read(), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key])
  return isHard && words.length > 0
}
