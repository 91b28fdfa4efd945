import type { IconShape } from '#platform/web/ui/icons/shape.ts'

export const bold: IconShape = {
  line: 'M8 5.2h5c2.2 0 3.6 1.3 3.6 3.2S15.2 11.8 13 11.8H8V5.2ZM8 11.8h5.8c2.3 0 3.8 1.4 3.8 3.5s-1.5 3.5-3.8 3.5H8v-7Z',
}
export const italic: IconShape = { line: 'M10.4 5.2h6M7.6 18.8h6M13.4 5.4l-2.8 13.2' }
export const strike: IconShape = {
  line: 'M16.4 8c-.5-1.9-2-2.9-4.4-2.9-2.6 0-4.3 1.2-4.3 3.1 0 1.6 1.2 2.6 3.6 3.3M4.6 12.3h14.8M7.4 15.8c.5 2 2.2 3.1 4.7 3.1 2.7 0 4.5-1.3 4.5-3.3 0-.8-.2-1.4-.7-1.9',
}
export const heading: IconShape = { line: 'M6.4 5.2v13.6M17.6 5.2v13.6M6.4 12h11.2' }
export const bullets: IconShape = { line: 'M9.6 6.6h9.8M9.6 12h9.8M9.6 17.4h9.8M5.2 6.6h.1M5.2 12h.1M5.2 17.4h.1' }
export const numbers: IconShape = {
  line: 'M10.4 6.6h9M10.4 12h9M10.4 17.4h9M4.6 5.6l1.3-.9v4.2M4.5 15.4c.3-.8 1-1.1 1.7-.9.8.3.9 1.2.3 1.9l-2 2.1h2.6',
}
export const checks: IconShape = {
  line: 'M11 7.1h8.6M11 16.9h8.6M4.2 7.2c.7.5 1.2 1.1 1.7 1.8.8-1.7 1.8-3 3.1-4.1M4.2 17c.7.5 1.2 1.1 1.7 1.8.8-1.7 1.8-3 3.1-4.1',
}
export const quote: IconShape = { line: 'M9.4 7c-2.8.7-4.3 2.7-4.3 5.8v4.1h5v-5H7.4M18.6 7c-2.8.7-4.3 2.7-4.3 5.8v4.1h5v-5h-2.7' }
export const link: IconShape = {
  line: 'M10.2 13.8c1.3 1.2 3 1.2 4.3-.1l3.1-3.1c1.3-1.3 1.3-3.2 0-4.4s-3.1-1.2-4.4.1l-1.4 1.4M13.8 10.2c-1.3-1.2-3-1.2-4.3.1l-3.1 3.1c-1.3 1.3-1.3 3.2 0 4.4s3.1 1.2 4.4-.1l1.4-1.4',
}
export const code: IconShape = {
  line: 'M8.6 7.4C6.9 9 5.4 10.5 4 12c1.4 1.5 2.9 3 4.6 4.6M15.4 7.4c1.7 1.6 3.2 3.1 4.6 4.6-1.4 1.5-2.9 3-4.6 4.6',
}
export const rule: IconShape = { line: 'M4.2 12h15.6M8 7.4h8M8 16.6h8' }
export const table: IconShape = {
  line: 'M5 5.4c4.7-.2 9.3-.2 14 0 .3 4.4.3 8.8 0 13.2-4.7.2-9.3.2-14 0-.3-4.4-.3-8.8 0-13.2ZM4.8 10.2h14.4M4.8 14.4h14.4M12 5.4v13.2',
}
export const redo: IconShape = {
  line: 'M19.2 9.3H9.6c-2.9 0-4.8 1.9-4.8 4.6s1.9 4.5 4.8 4.5h4.6M15.4 5.2c1.2 1.5 2.5 2.9 3.9 4.1-1.4 1.2-2.7 2.6-3.9 4.1',
  directional: true,
}
