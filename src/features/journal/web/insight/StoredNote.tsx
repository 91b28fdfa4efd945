import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { insightMessages } from './messages.ts'

/** States that the shown data is from an earlier visit. Rendered only in that case. */
export default function StoredNote({ at }: { at: number }) {
  const t = useMessages(insightMessages)
  const format = useFormat()
  return <p role="status">{t.asOf(format.relative(at))}</p>
}
