import { useEffect, useRef, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { stop as stopIcon, volume } from '#platform/web/ui/icons/media.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { chatMessages } from './messages.ts'

/** Stops the text that is being read: only one is read at a time. */
let quietOther: (() => void) | undefined

/** Reads a text aloud; a second press or leaving the page stops it. */
export function ReadAloudButton({ text }: { text: string }) {
  const t = useMessages(chatMessages)
  const { language } = useLocaleSettings()
  const [isReading, setReading] = useState(false)
  const quiet = useRef<() => void>(undefined)
  useEffect(() => () => quiet.current?.(), [])

  const begin = async () => {
    quietOther?.()
    // Created within the press: a phone refuses sound from a later one.
    const context = new AudioContext()
    let isOff = false
    let end = (): void => void context.close().catch(() => {})
    const off = () => {
      if (isOff) return
      isOff = true
      end()
      if (quietOther === off) quietOther = undefined
      quiet.current = undefined
      setReading(false)
    }
    quietOther = quiet.current = off
    setReading(true)
    try {
      const { readAloud } = await import('../voice/speaking/read-aloud.ts')
      if (isOff) return
      end = readAloud({
        text,
        language,
        context,
        onOver(unspoken, of) {
          off()
          if (unspoken > 0) toast({ title: unspoken === of ? t.aloud.not : t.aloud.notAll, tone: 'destructive' })
        },
      })
    } catch {
      off()
      toast({ title: t.aloud.not, tone: 'destructive' })
    }
  }
  return (
    <IconButton
      size="sm"
      icon={isReading ? stopIcon : volume}
      label={isReading ? t.aloud.stop : t.aloud.read}
      onClick={() => (isReading ? quiet.current?.() : void begin())}
    />
  )
}
