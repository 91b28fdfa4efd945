import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { stop } from '#platform/web/ui/icons/media.ts'
import { waves } from '#platform/web/ui/icons/choices.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { recognizerOf, settledWords, type SpeechRecognizer } from './dictation.ts'

/** Dictation, where the browser supports it. It first states which service gets the audio; nothing is recorded before that. */
export function DictateButton({ onStart, onWords }: { onStart: () => void; onWords: (words: string) => void }) {
  const t = useMessages(entryMessages).dictation
  const { locale } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const [isOn, setOn] = useState(false)
  const recognizer = useRef<SpeechRecognizer>(undefined)
  const words = useRef(onWords)
  useEffect(() => {
    words.current = onWords
  })
  useEffect(() => () => recognizer.current?.abort(), [])
  const Recognizer = recognizerOf()
  if (!Recognizer) return null

  const listen = () => {
    setAsking(false)
    onStart()
    const one = new Recognizer()
    one.lang = locale
    one.continuous = true
    one.interimResults = false
    one.onresult = (event) => {
      const stated = settledWords(event)
      if (stated) words.current(`${stated} `)
    }
    one.onerror = ({ error }) => {
      if (error === 'aborted' || error === 'no-speech') return
      toast({ title: t.failedTitle, description: error === 'not-allowed' ? t.denied : t.failed, tone: 'destructive' })
    }
    one.onend = () => {
      recognizer.current = undefined
      setOn(false)
    }
    recognizer.current = one
    one.start()
    setOn(true)
  }
  return (
    <>
      <Button
        kind={isOn ? 'soft' : 'quiet'}
        size="sm"
        icon={isOn ? stop : waves}
        aria-pressed={isOn}
        onClick={() => (isOn ? recognizer.current?.stop() : setAsking(true))}
      >
        {isOn ? t.stop : t.start}
      </Button>
      <LazyDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.title}
        description={t.about}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t.cancel}
            </Button>
            <Button onClick={listen}>{t.begin}</Button>
          </>
        }
      />
    </>
  )
}
