import { useEffect, useRef, useState, type RefObject } from 'react'
import { call } from '#platform/web/api/call.ts'
import { player } from '#platform/web/audio/use-player.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { headphones, stop as stopIcon } from '#platform/web/ui/icons/media.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { PREVIEW_LETTERS, previewScript, type MeditationWords } from '../../contract.ts'
import { meditationMessages } from '../core/messages.ts'

/** The paragraph around an offset of a text, with its marks. */
export function paragraphAt(text: string, at: number): string {
  const before = text.slice(0, at).search(/\n[ \t]*\n(?![\s\S]*\n[ \t]*\n)/)
  const start = before < 0 ? 0 : before
  const after = text.slice(at).search(/\n[ \t]*\n/)
  return text.slice(start, after < 0 ? text.length : at + after).trim()
}

/** Speaks the paragraph at the cursor. */
export function PreviewButton({ id, words, area }: { id: string; words: MeditationWords; area: RefObject<HTMLTextAreaElement | null> }) {
  const t = useMessages(meditationMessages).edit
  const [state, setState] = useState<'quiet' | 'loading' | 'playing'>('quiet')
  const sound = useRef<{ audio: HTMLAudioElement; line: AbortController; url?: string }>(undefined)

  function stop() {
    const current = sound.current
    sound.current = undefined
    current?.line.abort()
    current?.audio.pause()
    if (current?.url) URL.revokeObjectURL(current.url)
    setState('quiet')
  }
  useEffect(() => () => stop(), [])

  async function hear() {
    const { script, voice, language } = words
    const text = paragraphAt(script, area.current?.selectionStart ?? 0).slice(0, PREVIEW_LETTERS)
    if (text === '') return void toast({ title: t.previewNothing })
    stop()
    player.pause()
    const own = { audio: new Audio(), line: new AbortController(), url: '' }
    sound.current = own
    setState('loading')
    try {
      const response = await call(previewScript, { params: { id }, body: { text, voice, language } }, { signal: own.line.signal })
      own.url = URL.createObjectURL(await response.blob())
      if (sound.current !== own) return URL.revokeObjectURL(own.url)
      own.audio.src = own.url
      own.audio.addEventListener('ended', stop)
      await own.audio.play()
      setState('playing')
    } catch (error) {
      if (sound.current !== own) return
      stop()
      toast({ title: t.previewFailed, description: (error as Error).message, tone: 'destructive' })
    }
  }
  const isOn = state === 'playing'
  return (
    <Button
      kind="soft"
      size="sm"
      icon={isOn ? stopIcon : headphones}
      loading={state === 'loading'}
      onClick={() => (isOn ? stop() : void hear())}
    >
      {isOn ? t.previewStop : t.preview}
    </Button>
  )
}
