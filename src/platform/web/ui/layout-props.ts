import type { ComponentProps, CSSProperties } from 'react'

/** Steps of the 4 px grid. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 24

/** Elements that lay out their children. */
export type LayoutTag = 'div' | 'section' | 'header' | 'footer' | 'aside' | 'search' | 'form' | 'fieldset' | 'p' | 'ul' | 'ol' | 'li' | 'dl'

/** Properties of a layout component: those of its element, which is a div unless `as` names another one. */
export type LayoutProps<Tag extends LayoutTag> = ComponentProps<Tag> & { as?: Tag; gap?: Space }

export const gapOf = (space: Space) => ({ '--gap': `var(--space-${space})` }) as CSSProperties
