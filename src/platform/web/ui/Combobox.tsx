import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { fold } from '#platform/contract/fold.ts'
import { afterPaint } from '../page/after-paint.ts'
import { cx } from './cx.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { useField } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { search } from './icons/controls.ts'
import control from './control.module.css'
import text from './TextInput.module.css'

const loadList = () => afterPaint(() => import('./ComboboxList.tsx'))
const ComboboxList = lazy(() => loadList().then((file) => ({ default: file.ComboboxList })))

interface ComboboxProps {
  /** The options now. For long lists filter outside, on `onQuery`, and pass at most a few dozen. */
  options: readonly ComboboxOption[]
  value: string | undefined
  onChange: (value: string) => void
  /** Called as the person types; when given, the options are taken as already filtered. */
  onQuery?: (query: string) => void
  /** Called with the field's text when it loses the focus without a chosen option. */
  onLeave?: (query: string) => void
  placeholder?: string
  /** Options are being loaded. */
  loading?: boolean
}

/** Type to find one of many (ARIA combobox with a listbox): arrows move, Enter chooses, Escape restores the previous value. */
export function Combobox({ options, value, onChange, onQuery, onLeave, placeholder, loading = false }: ComboboxProps) {
  const field = useField()
  const listId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const [query, setQuery] = useState<string>()
  const [at, setAt] = useState(0)
  const open = query !== undefined
  // The code that positions the list has 20 KB; it is loaded separately, and typing does not wait for it.
  useEffect(() => void loadList().catch(() => undefined), [])
  const chosen = options.find((option) => option.value === value)
  const shown =
    onQuery || !query || query === chosen?.label
      ? options
      : options.filter((option) => fold(`${option.label} ${option.hint ?? ''}`).includes(fold(query)))
  const active = open ? shown[Math.min(at, shown.length - 1)] : undefined

  const start = () => {
    if (open) return
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
    <>
      <span ref={frame} className={text.frame}>
        <Icon of={search} size={20} className={text.icon} />
        <input
          {...field}
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}-${active.value}`}
          autoComplete="off"
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
      {/* Not in a portal: inside a dialog it must stay inside, and a landmark should hold it. */}
      {open && (
        <Suspense fallback={null}>
          <ComboboxList
            id={listId}
            anchor={frame}
            options={shown}
            value={value}
            active={active}
            loading={loading}
            onPoint={(option) => setAt(shown.indexOf(option))}
            onTake={take}
          />
        </Suspense>
      )}
    </>
  )
}
