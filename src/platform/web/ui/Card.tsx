import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { gapOf, type Space } from './layout-props.ts'
import layout from './Layout.module.css'
import styles from './Card.module.css'

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li'
  /** raised stands on the paper, tinted carries the area's hue, sunk lies in it. */
  look?: 'raised' | 'tinted' | 'sunk'
  pad?: 'none' | 'md' | 'lg'
  /** Stacks the children with this distance. */
  gap?: Space
}

/** A leaf of paper. With a link of class `stretched` (see Card.module.css) inside, all of it is pressed and it lifts under the pointer. */
export function Card({ as = 'div', look = 'raised', pad = 'md', gap, className, style, ...rest }: CardProps) {
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      className={cx(styles.card, styles[look], styles[`pad-${pad}`], gap && layout.stack, className)}
      style={gap ? { ...gapOf(gap), ...style } : style}
    />
  )
}

/** For the one link or button that makes the whole card its target. */
export const stretchedClass = styles.stretched ?? ''
