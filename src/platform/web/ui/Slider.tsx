import { useRef, type CSSProperties, type PointerEvent } from 'react'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import styles from './Slider.module.css'

interface SliderProps {
  /** Its name for screen readers; inside a Field the Field's label names it. */
  label: string
  value: number
  /** While it moves. */
  onChange: (value: number) => void
  /** Called once, when it is released. */
  onCommit?: (value: number) => void
  min?: number
  max?: number
  /** 1 by default; 0.1 for seeking. */
  step?: number
  /** How a screen reader should say the value ("2 minutes 5 seconds of 10 minutes"). */
  valueText?: string
  disabled?: boolean
  /** thin: a line that grows under the pointer, for players. */
  look?: 'plain' | 'thin'
  className?: string | undefined
}

/**
 * A range input, which keys and the gestures of screen readers know how to move, under a look of our own. Pointers are followed here:
 * on iOS an input of this kind would follow a finger only from its thumb on.
 */
export function Slider({
  label,
  value,
  onChange,
  onCommit,
  min = 0,
  max = 100,
  step = 1,
  valueText,
  disabled = false,
  look = 'plain',
  className,
}: SliderProps) {
  const field = useField()
  const input = useRef<HTMLInputElement>(null)
  const thumb = useRef<HTMLSpanElement>(null)
  const held = useRef<{ before: number; now: number }>(undefined)

  const onDrag = (event: PointerEvent<HTMLElement>) => {
    if (!held.current || !input.current || !thumb.current) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const size = thumb.current.offsetWidth
    const ratio = (event.clientX - left - size / 2) / (width - size)
    // The input itself keeps to the bounds and the steps.
    input.current.value = String(min + ratio * (max - min))
    const next = input.current.valueAsNumber
    if (next === held.current.now) return
    held.current.now = next
    onChange(next)
  }
  const endDrag = (isTaken: boolean) => {
    if (!held.current) return
    const { before, now } = held.current
    held.current = undefined
    // The finger scrolled the page, so the slider does not change.
    if (isTaken) onChange(before)
    onCommit?.(isTaken ? before : now)
  }
  return (
    <div
      className={cx(styles.slider, styles[look], className)}
      style={{ '--at': max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0 } as CSSProperties}
      data-disabled={disabled || undefined}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        input.current?.focus({ preventScroll: true })
        held.current = { before: value, now: value }
        onDrag(event)
      }}
      onPointerMove={onDrag}
      onPointerUp={() => endDrag(false)}
      onPointerCancel={() => endDrag(true)}
    >
      <input
        ref={input}
        type="range"
        className={styles.input}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={valueText}
        id={field.id}
        aria-describedby={field['aria-describedby']}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          onChange(valueAsNumber)
          onCommit?.(valueAsNumber)
        }}
      />
      <span className={styles.track}>
        <span className={styles.range} />
      </span>
      <span ref={thumb} className={styles.thumb} />
    </div>
  )
}
