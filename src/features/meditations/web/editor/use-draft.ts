import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { putMeditation, type MeditationWords, type OwnMeditation } from '../../contract.ts'
import { SCRIPT_LETTERS } from '../../core/limits.ts'
import { useTakeAnswer } from '../core/use-meditations.ts'

/** Delay between the last keystroke and saving, ms. */
const QUIET_MS = 900

const wordsOf = ({ title, description, script, voice, language, categories, tags }: MeditationWords): MeditationWords => ({
  title,
  description,
  script,
  voice,
  language,
  categories,
  tags,
})

/** Whether a draft can be saved: it has a title, and the script is not too long. */
const canSave = ({ title, script }: MeditationWords): boolean => title.trim() !== '' && script.length <= SCRIPT_LETTERS

export type Draft = {
  words: MeditationWords
  change(part: Partial<MeditationWords>): void
  state: 'saved' | 'waiting' | 'saving' | 'failed'
  /** Why the last attempt failed. */
  error: Error | undefined
  /** Saves pending changes. False if that failed. */
  save(): Promise<boolean>
}

/**
 * Draft of a meditation: saved shortly after the last keystroke, and when the person leaves. Typed text is never discarded,
 * even if saving failed.
 */
export function useDraft(meditation: OwnMeditation): Draft {
  const { id } = meditation
  const takeAnswer = useTakeAnswer()
  const [words, setWords] = useState(() => wordsOf(meditation))
  const [state, setState] = useState<Draft['state']>('saved')
  const [error, setError] = useState<Error>()
  const latest = useRef({ words, saved: JSON.stringify(words) })
  const running = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    // One request after the other, so that no older text arrives last.
    while (running.current) await running.current
    const body = latest.current.words
    const text = JSON.stringify(body)
    if (text === latest.current.saved) return true
    if (!canSave(body)) return false
    setState('saving')
    running.current = call(putMeditation, { params: { id }, body }).then(
      (answer) => {
        latest.current.saved = text
        takeAnswer(answer)
        setError(undefined)
        setState(JSON.stringify(latest.current.words) === text ? 'saved' : 'waiting')
        return true
      },
      (cause: unknown) => {
        setError(cause as Error)
        setState('failed')
        return false
      },
    )
    try {
      return await running.current
    } finally {
      running.current = undefined
    }
  }, [id, takeAnswer])

  const change = useCallback(
    (part: Partial<MeditationWords>) => {
      latest.current.words = { ...latest.current.words, ...part }
      setWords(latest.current.words)
      setState('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), QUIET_MS)
    },
    [save],
  )

  const saveNow = useRef(save)
  saveNow.current = save
  useEffect(() => {
    const leave = () => void saveNow.current()
    const hide = () => document.visibilityState === 'hidden' && leave()
    const warn = (event: BeforeUnloadEvent) => {
      if (JSON.stringify(latest.current.words) !== latest.current.saved) event.preventDefault()
    }
    document.addEventListener('visibilitychange', hide)
    addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('beforeunload', warn)
      leave()
    }
  }, [])
  return { words, change, state, error, save }
}
