import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { analyticsMessages } from './messages.ts'

/** Note that the data is from an earlier visit; loaded only if it is. */
export default function StoredNote({ at }: { at: number }) {
  const t = useMessages(analyticsMessages)
  const format = useFormat()
  return <p role="status">{t.asOf(format.relative(at))}</p>
}
