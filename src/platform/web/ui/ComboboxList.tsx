import { Anchor, Content, Root } from 'radix-ui/popover'
import type { RefObject } from 'react'
import { useMessages } from '../i18n/messages.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { check } from './icons/controls.ts'
import { uiMessages } from './messages.ts'
import styles from './Combobox.module.css'

interface ComboboxListProps {
  id: string
  /** The field that it stands below. */
  anchor: RefObject<HTMLElement | null>
  options: readonly ComboboxOption[]
  value: string | undefined
  active: ComboboxOption | undefined
  loading: boolean
  onPoint: (option: ComboboxOption) => void
  onTake: (option: ComboboxOption) => void
}

/** The open list of a Combobox, which keeps the focus and the keys. */
export function ComboboxList({ id, anchor, options, value, active, loading, onPoint, onTake }: ComboboxListProps) {
  const t = useMessages(uiMessages)
  return (
    <Root open>
      <Anchor virtualRef={anchor} />
      <Content
        className={styles.panel}
        role="presentation"
        align="start"
        sideOffset={6}
        collisionPadding={{ top: 12, bottom: 84, left: 12, right: 12 }}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        // The list must not take the focus from the input that rules it.
        onPointerDown={(event) => event.preventDefault()}
      >
        <ul role="listbox" id={id} aria-label={t.choices(options.length)} aria-busy={loading}>
          {options.map((option) => (
            <li
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={option.value === value}
              className={cx(styles.option, option === active && styles.active)}
              ref={option === active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
              onPointerMove={() => onPoint(option)}
              onClick={() => onTake(option)}
            >
              <span>
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
              {option.value === value && <Icon of={check} size={18} />}
            </li>
          ))}
        </ul>
        <p role="status" className={options.length > 0 && !loading ? 'visually-hidden' : styles.none}>
          {loading ? t.loading : options.length > 0 ? t.choices(options.length) : t.noMatch}
        </p>
      </Content>
    </Root>
  )
}
