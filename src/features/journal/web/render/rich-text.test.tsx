import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { toggleCheck } from '#platform/markdown/checks.ts'
import { RichText } from './RichText.tsx'

const show = (markdown: string, onCheck?: (index: number, checked: boolean) => void) =>
  render(
    <MemoryRouter>
      <RichText markdown={markdown} onCheck={onCheck} />
    </MemoryRouter>,
  ).container

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<style>@import "https://evil.example"</style>',
  '<form action="https://evil.example"><input name=a><button>go</button></form>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '</textarea><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT&#58;alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '![x](https://evil.example/pixel.gif)',
  '![x" onerror="alert(1)](x)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '[x](https://a.org "onmouseover=alert(1)")',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '| <img src=x onerror=alert(1)> |\n| - |\n| <script>alert(1)</script> |',
  '- [ ] <script>alert(1)</script>',
  '> <script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]
const ALLOWED = new Set(
  'DIV P H2 H3 H4 H5 H6 UL OL LI LABEL INPUT BLOCKQUOTE PRE CODE HR TABLE THEAD TBODY TR TH TD STRONG EM S BR A SPAN SVG PATH'.split(' '),
)

test.each(ATTACKS)('%s stays harmless', (attack) => {
  for (const element of show(`before\n\n${attack}\n\nafter`).querySelectorAll('*')) {
    expect(ALLOWED, element.outerHTML).toContain(element.tagName.toUpperCase())
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^srcdoc$|^formaction$/i)
      if (name === 'href') expect(value).toMatch(/^https:\/\//)
    }
  }
})

test('HTML in a text is shown as plain text', () => {
  expect(show('a <b>bold</b> move').textContent).toBe('a <b>bold</b> move')
})

test('a picture elsewhere on the web is named, and not fetched', () => {
  const page = show('![A fox](https://example.org/fox.jpg)')
  expect(page.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'A fox' }).getAttribute('href')).toBe('https://example.org/fox.jpg')
})

test('headings, lists, quotes, code, tables and links become the corresponding elements', () => {
  show('# One\n\n1. a\n2. b\n\n> c\n\n```js\nd\n```\n\n| e |\n| - |\n| f |\n\n[g](https://g.org) and [h](/journal/x)')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('One')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('columnheader').textContent).toBe('e')
  expect(screen.getByRole('link', { name: 'g' }).getAttribute('rel')).toContain('noreferrer')
  expect(screen.getByRole('link', { name: 'h' }).getAttribute('target')).toBeNull()
})

test('a check-box in a text that is read can be ticked, and ticks the right one', () => {
  const markdown = '- [ ] a\n- [x] b\n  - [ ] c\n\n1. d'
  const onCheck = vi.fn<(index: number, checked: boolean) => void>()
  show(markdown, onCheck)
  fireEvent.click(screen.getByRole('checkbox', { name: 'c' }))
  expect(onCheck).toHaveBeenCalledWith(2, true)
  expect(toggleCheck(markdown, 2, true)).toBe('- [ ] a\n- [x] b\n  - [x] c\n\n1. d')
  expect(toggleCheck(markdown, 1, false)).toBe('- [ ] a\n- [ ] b\n  - [ ] c\n\n1. d')
})
