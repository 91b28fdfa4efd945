import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { CARDIO_KINDS, type CardioKind } from '../../engine/kinds.ts'
import { cardioMessages } from '../core/messages.ts'

/** Choice of one of the eight kinds, all visible. */
export function KindChoice({ kind, onChange }: { kind: CardioKind; onChange: (kind: CardioKind) => void }) {
  const t = useMessages(cardioMessages)
  return (
    <Chips
      label={t.log.kind}
      single
      options={CARDIO_KINDS.map((value) => ({ value, label: t.kind[value] }))}
      value={[kind]}
      onChange={([next]) => next && onChange(next)}
    />
  )
}
