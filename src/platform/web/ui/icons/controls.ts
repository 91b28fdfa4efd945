import type { IconShape } from './shape.ts'

export const close: IconShape = { line: 'M6.2 6.1c3.7 4 7.6 7.9 11.7 11.8M17.8 6.1C14 10 10.1 13.9 6.1 17.9' }
export const check: IconShape = { line: 'M4.8 12.9c1.7 1.3 3.2 2.9 4.6 4.7 2.6-4.6 5.8-8.4 9.9-11.6' }
export const plus: IconShape = { line: 'M12 4.9c.1 4.7.1 9.4 0 14.2M4.9 12c4.7.1 9.4.1 14.2 0' }
export const minus: IconShape = { line: 'M4.9 12c4.7.1 9.4.1 14.2 0' }
export const chevronDown: IconShape = { line: 'M6.2 9.4c1.8 2.1 3.7 4 5.8 5.6 2.1-1.6 4-3.5 5.8-5.6' }
export const chevronUp: IconShape = { line: 'M6.2 14.8c1.8-2.1 3.7-4 5.8-5.6 2.1 1.6 4 3.5 5.8 5.6' }
export const chevronStart: IconShape = { line: 'M14.7 6.2c-2.1 1.8-4 3.7-5.6 5.8 1.6 2.1 3.5 4 5.6 5.8', directional: true }
export const chevronEnd: IconShape = { line: 'M9.3 6.2c2.1 1.8 4 3.7 5.6 5.8-1.6 2.1-3.5 4-5.6 5.8', directional: true }
export const arrowStart: IconShape = {
  line: 'M19.4 12c-4.9.1-9.7.1-14.6 0M10.6 6.2C8.5 7.9 6.6 9.9 4.8 12c1.8 2.1 3.7 4.1 5.8 5.8',
  directional: true,
}
export const arrowEnd: IconShape = {
  line: 'M4.6 12c4.9.1 9.7.1 14.6 0M13.4 6.2c2.1 1.7 4 3.7 5.8 5.8-1.8 2.1-3.7 4.1-5.8 5.8',
  directional: true,
}
export const search: IconShape = { line: 'M10.7 4.1a6.6 6.6 0 1 0 .1 0ZM15.6 15.5l4.5 4.6' }
export const more: IconShape = { fill: 'M5.3 10.4a1.6 1.6 0 1 0 .1 0ZM12 10.4a1.6 1.6 0 1 0 .1 0ZM18.7 10.4a1.6 1.6 0 1 0 .1 0Z' }
export const refresh: IconShape = {
  line: 'M19.2 9.7C18.1 6.7 15.4 4.6 12 4.6c-4.2 0-7.5 3.3-7.5 7.4s3.3 7.4 7.5 7.4c3.1 0 5.7-1.8 6.9-4.5M19.7 5l-.4 4.8-4.7-.7',
}
export const offline: IconShape = {
  line: 'M8.9 7.2c2.9-1.9 7-.5 7.9 3 2.3 0 4 1.6 4 3.9 0 1.3-.6 2.4-1.5 3.1M15.8 18.2H7.4c-2.5 0-4.2-1.7-4.2-4 0-2.1 1.4-3.6 3.4-3.9M4.2 4.2c5.1 5.3 10.3 10.5 15.6 15.6',
}
export const info: IconShape = { line: 'M12 3.7a8.3 8.3 0 1 0 .1 0ZM12 11.2v5M12 7.9h.1' }
export const warning: IconShape = {
  line: 'M10.6 4.9c.7-1.1 2.1-1.1 2.8 0 2.5 4 4.7 8.2 6.6 12.5.5 1.2-.2 2.3-1.5 2.4-4.3.3-8.7.3-13 0-1.3-.1-2-1.2-1.5-2.4 1.9-4.3 4.1-8.5 6.6-12.5ZM12 9.4v4.5M12 16.8h.1',
}
