import { Anchor, Content, Root } from 'radix-ui/popover'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { fold } from '#platform/contract/fold.ts'
import { useMessages } from '../i18n/messages.ts'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { check, search } from './icons/controls.ts'
import { uiMessages } from './messages.ts'
import control from './control.module.css'
import text from './TextInput.module.css'
import styles from './Combobox.module.css'

export interface ComboboxOption {
  value: string
  label: string
  hint?: string
}

interface ComboboxProps {
  /** What is offered now. For long lists filter outside, on `onQuery`, and pass at most a few dozen. */
  options: readonly ComboboxOption[]
  value: string | undefined
  onChange: (value: string) => void
  /** Called as the person types; when given, the options are taken as already filtered. */
  onQuery?: (query: string) => void
  /** Called with what stands in the field when the person goes on without having taken an option. */
  onLeave?: (query: string) => void
  placeholder?: string
  /** Options are on their way. */
  loading?: boolean
  disabled?: boolean
}

/** Type to find one of many (ARIA combobox with a listbox): arrows move, Enter takes, Escape gives back what was there. */
export function Combobox({ options, value, onChange, onQuery, onLeave, placeholder, loading = false, disabled = false }: ComboboxProps) {
  const t = useMessages(uiMessages)
  const field = useField()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<string>()
  const [at, setAt] = useState(0)
  const open = query !== undefined
  const chosen = options.find((option) => option.value === value)
  const shown =
    onQuery || !query || query === chosen?.label
      ? options
      : options.filter((option) => fold(`${option.label} ${option.hint ?? ''}`).includes(fold(query)))
  const active = open ? shown[Math.min(at, shown.length - 1)] : undefined

  const start = () => {
    if (open || disabled) return
    setQuery(chosen?.label ?? '')
    setAt(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }
  const take = (option: ComboboxOption) => {
    onChange(option.value)
    setQuery(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!open) start()
      else if (shown.length > 0) setAt((Math.min(at, shown.length - 1) + step + shown.length) % shown.length)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      take(active)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      setQuery(undefined)
    }
  }

  return (
    <Root open={open}>
      <Anchor asChild>
        <span className={text.frame}>
          <Icon of={search} size={20} className={text.icon} />
          <input
            {...field}
            ref={input}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && `${listId}-${active.value}`}
            autoComplete="off"
            disabled={disabled}
            placeholder={placeholder}
            className={cx(control.control, text.withIcon)}
            value={query ?? chosen?.label ?? ''}
            onChange={(event) => {
              setQuery(event.target.value)
              setAt(0)
              onQuery?.(event.target.value)
            }}
            onClick={start}
            onFocus={(event) => event.target.select()}
            onBlur={() => {
              if (query) onLeave?.(query)
              setQuery(undefined)
            }}
            onKeyDown={onKeyDown}
          />
        </span>
      </Anchor>
      {/* Not in a portal: inside a dialog it must stay inside, and a landmark should hold it. */}
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
        <ul role="listbox" id={listId} aria-label={t.choices(shown.length)} aria-busy={loading} className={styles.list}>
          {shown.map((option) => (
            <li
              key={option.value}
              id={`${listId}-${option.value}`}
              role="option"
              aria-selected={option.value === value}
              className={cx(styles.option, option === active && styles.active)}
              ref={option === active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
              onPointerMove={() => setAt(shown.indexOf(option))}
              onClick={() => take(option)}
            >
              <span>
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
              {option.value === value && <Icon of={check} size={18} />}
            </li>
          ))}
        </ul>
        <p role="status" className={shown.length > 0 && !loading ? 'visually-hidden' : styles.none}>
          {loading ? t.loading : shown.length > 0 ? t.choices(shown.length) : t.noMatch}
        </p>
      </Content>
    </Root>
  )
}
