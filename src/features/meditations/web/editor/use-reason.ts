import { useEffect, useState } from 'react'
import { translateError } from '#platform/web/api/reason-words.ts'

type Failure = { reason: string; message: string }

/** Text for a failure on the server, in the person's language. */
export function useReason(failure: Failure | null | undefined): string {
  const [text, setText] = useState('')
  const { reason, message } = failure ?? { reason: '', message: '' }
  useEffect(() => {
    let isWanted = true
    setText(message)
    if (reason)
      void translateError({ reason, message, params: {} }).then((stated) => {
        if (isWanted) setText(stated.message ?? message)
      })
    return () => void (isWanted = false)
  }, [reason, message])
  return text
}
