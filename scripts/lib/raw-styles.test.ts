import { expect, test } from 'vitest'
import { foreignAreas, rawSpaces, rawWidths } from './raw-styles.ts'

const raw = (css: string) => rawSpaces(css).map((found) => found.declaration)

test('a margin, a padding, a gap or an inset in numbers is found at any position', () => {
  expect(
    raw(`
      .a { margin: 0.5rem; padding-inline-end: 8px }
      .b { gap: var(--space-2) 0.35rem; inset: -6px; color: red; }
      @media (--wide) { .c { scroll-margin-block-start: calc(1rem + var(--tap)); } }
    `),
  ).toEqual([
    'margin: 0.5rem',
    'padding-inline-end: 8px',
    'gap: var(--space-2) 0.35rem',
    'inset: -6px',
    'scroll-margin-block-start: calc(1rem + var(--tap))',
  ])
})

test('tokens, hairlines, and lengths relative to text or window are allowed', () => {
  expect(
    raw(`
      .a { margin: 0 auto var(--space-4); padding: 3px; inset: -0.5px 0 0 50%; gap: 0.4em; }
      .b { padding-block: clamp(var(--space-4), 0.6rem + 1.6vw, var(--space-8)) clamp(0px, 4svh, var(--space-8)); }
      .c { inline-size: 12rem; border-radius: 0.25rem; --top: 2rem; }
      /* margin: 5rem; */
    `),
  ).toEqual([])
})

test('the bounds of a fluid space are tokens, too', () => {
  expect(raw('.a { gap: clamp(1rem, 0.6rem + 1.6vw, var(--space-8)); }')).toEqual(['gap: clamp(1rem, 0.6rem + 1.6vw, var(--space-8))'])
})

test('a raw space keeps the reason that stands behind it, and the line it is on', () => {
  expect(rawSpaces('.a {\n  inset: 9px; /* optical: under the leaf */\n  margin: 9px; /* because */\n}')).toEqual([
    { line: 2, declaration: 'inset: 9px', reason: 'under the leaf' },
    { line: 3, declaration: 'margin: 9px', reason: undefined },
  ])
})

test('a width in numbers is found, a named one is not', () => {
  expect(rawWidths('@media (min-width: 40rem) { .a { b: c } }\n@media (--wide) and (hover: hover) {}\n@media (width < 480px) {}')).toEqual([
    { line: 1, query: '(min-width: 40rem)' },
    { line: 3, query: '(width < 480px)' },
  ])
})

test('a grid area is named in the file that has it', () => {
  expect(foreignAreas(".a { grid-template-areas: 'time days'; } .b { grid-area: days; }")).toEqual([])
  expect(foreignAreas('.b { grid-area: days; }')).toEqual(['days'])
  expect(foreignAreas('.b { grid-area: 1 / 2; } .c { grid-area: auto; }')).toEqual([])
})
