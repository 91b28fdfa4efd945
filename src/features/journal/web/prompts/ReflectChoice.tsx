import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import type { ReflectPurpose } from '../../contract/reflect.ts'
import type { HardMarks } from '../../memories.ts'
import type { EntryHead } from '../local/types.ts'
import { promptMessages } from './messages.ts'
import shared from './Reflect.module.css'
import styles from './ReflectChoice.module.css'
import { offeredEntries, type Scope } from './scope.ts'

interface ReflectChoiceProps {
  purpose: ReflectPurpose
  scope: Scope
  heads: readonly EntryHead[]
  marks: HardMarks
  chosen: ReadonlySet<string>
  hasEntry: boolean
  hasTitles: boolean
  onPurpose: (purpose: ReflectPurpose) => void
  onScope: (scope: Scope) => void
  onChosen: (chosen: ReadonlySet<string>) => void
}

/** Selects the purpose of a request and its entries. */
export function ReflectChoice(props: ReflectChoiceProps) {
  const { purpose, scope, heads, marks, chosen, hasEntry, hasTitles, onPurpose, onScope, onChosen } = props
  const t = useMessages(promptMessages).reflect
  const format = useFormat()
  const purposes: ReflectPurpose[] = ['reflection', 'prompt', ...(hasTitles ? (['title'] as const) : [])]
  const scopes: Scope[] = [...(hasEntry ? (['this'] as const) : []), 'today', 'week', 'chosen']
  return (
    <>
      <Stack gap={2} className={styles.choice}>
        <p aria-hidden="true">{t.purpose}</p>
        <SegmentedControl
          label={t.purpose}
          wide
          value={purpose}
          onChange={onPurpose}
          options={purposes.map((value) => ({ value, label: t.purposes[value] }))}
        />
      </Stack>
      {purpose !== 'title' && (
        <Stack gap={2} className={styles.choice}>
          <p aria-hidden="true">{t.from}</p>
          <SegmentedControl
            label={t.from}
            wide
            value={scope}
            onChange={onScope}
            options={scopes.map((value) => ({ value, label: t.scopes[value] }))}
          />
        </Stack>
      )}
      {scope === 'chosen' && (
        <Stack as="fieldset" gap={2} style={{ minInlineSize: 0 }}>
          <legend className="visually-hidden">{t.choose}</legend>
          <div className={shared.entries}>
            {offeredEntries(heads, marks).map((head) => (
              <label key={head.id} htmlFor={`reflect-${head.id}`} className={cx(shared.entry, styles.offer)}>
                <input
                  id={`reflect-${head.id}`}
                  type="checkbox"
                  checked={chosen.has(head.id)}
                  onChange={(event) => {
                    const next = new Set(chosen)
                    if (event.target.checked) next.add(head.id)
                    else next.delete(head.id)
                    onChosen(next)
                  }}
                />
                <span className={shared.words} dir="auto">
                  {head.title || head.preview || t.untitled}
                </span>
                <span className={shared.day}>{format.localDay(head.localDay, 'day')}</span>
              </label>
            ))}
          </div>
          <p className="note">{t.hardHidden}</p>
        </Stack>
      )}
    </>
  )
}
