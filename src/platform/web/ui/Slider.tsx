import { Range, Root, Thumb, Track } from 'radix-ui/slider'
import { cx } from './cx.ts'
import { useField } from './Field.tsx'
import styles from './Slider.module.css'

interface SliderProps {
  /** Its name for screen readers; inside a Field the Field's label names it. */
  label: string
  value: number
  /** While it moves. */
  onChange: (value: number) => void
  /** Once, when it is let go. */
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
  return (
    <Root
      className={cx(styles.slider, styles[look], className)}
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      {...(onCommit && { onValueCommit: ([next]: number[]) => next !== undefined && onCommit(next) })}
    >
      <Track className={styles.track}>
        <Range className={styles.range} />
      </Track>
      <Thumb
        className={styles.thumb}
        aria-label={label}
        aria-valuetext={valueText}
        {...(field.id && { id: field.id })}
        {...(field['aria-describedby'] && { 'aria-describedby': field['aria-describedby'] })}
      />
    </Root>
  )
}
