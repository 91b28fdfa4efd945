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
export const settings: IconShape = {
  line: 'M14.9 4.9A3.1 3.1 0 0 1 19.1 9.1A3.1 3.1 0 0 1 19.1 14.9A3.1 3.1 0 0 1 14.9 19.1A3.1 3.1 0 0 1 9.1 19.1A3.1 3.1 0 0 1 4.9 14.9A3.1 3.1 0 0 1 4.9 9.1A3.1 3.1 0 0 1 9.1 4.9A3.1 3.1 0 0 1 14.9 4.9ZM12 9.4a2.6 2.6 0 1 0 .1 0Z',
}
export const sliders: IconShape = {
  line: 'M4.4 7.6h8.2M16.9 7.6h2.7M4.4 16.4h2.7M11.4 16.4h8.2M14.8 5.5a2.1 2.1 0 1 0 .1 0ZM9.2 14.3a2.1 2.1 0 1 0 .1 0Z',
}
export const download: IconShape = {
  line: 'M12 4.2v10.4M7.4 10.6c1.4 1.7 2.9 3.2 4.6 4.5 1.7-1.3 3.2-2.8 4.6-4.5M4.6 18.8c4.9.6 9.9.6 14.8 0',
}
export const upload: IconShape = {
  line: 'M12 15.2V4.8M7.4 8.8c1.4-1.7 2.9-3.2 4.6-4.5 1.7 1.3 3.2 2.8 4.6 4.5M4.6 18.8c4.9.6 9.9.6 14.8 0',
}
export const share: IconShape = {
  line: 'M12 14.4V3.8M8 7.3c1.2-1.4 2.5-2.6 4-3.6 1.5 1 2.8 2.2 4 3.6M8.2 10.6H7c-1 0-1.7.7-1.8 1.6-.2 2-.2 4 0 6 .1.9.8 1.6 1.8 1.6 3.3.2 6.7.2 10 0 1 0 1.7-.7 1.8-1.6.2-2 .2-4 0-6-.1-.9-.8-1.6-1.8-1.6h-1.2',
}
export const trash: IconShape = {
  line: 'M4.6 7c4.9-.5 9.9-.5 14.8 0M9.2 6.6c0-1.8.9-2.8 2.8-2.8s2.8 1 2.8 2.8M6.3 7.2l.8 11.2c.1 1.1.8 1.8 1.9 1.9 2 .1 4 .1 6 0 1.1-.1 1.8-.8 1.9-1.9l.8-11.2M10 11l.3 5.4M14 11l-.3 5.4',
}
export const edit: IconShape = {
  line: 'M4.4 19.6c.2-1.8.6-3.4 1.2-4.9C8.7 11.5 11.9 8.3 15.2 5.2c1-.9 2.3-.9 3.3 0s1 2.3.1 3.3c-3.1 3.4-6.3 6.6-9.5 9.7-1.5.6-3 1-4.7 1.4ZM13.3 7.1l3.5 3.6',
}
export const more: IconShape = { fill: 'M5.3 10.4a1.6 1.6 0 1 0 .1 0ZM12 10.4a1.6 1.6 0 1 0 .1 0ZM18.7 10.4a1.6 1.6 0 1 0 .1 0Z' }
export const copy: IconShape = {
  line: 'M9.6 8.6c2.7-.2 5.4-.2 8.2 0 .9.1 1.5.7 1.6 1.6.2 2.7.2 5.4 0 8.2-.1.9-.7 1.5-1.6 1.6-2.8.2-5.5.2-8.2 0-.9-.1-1.5-.7-1.6-1.6-.2-2.8-.2-5.5 0-8.2.1-.9.7-1.5 1.6-1.6ZM15.7 8.4c0-.8 0-1.5-.1-2.3-.1-.9-.7-1.5-1.6-1.6-2.7-.2-5.4-.2-8.2 0-.9.1-1.5.7-1.6 1.6-.2 2.8-.2 5.5 0 8.2.1.9.7 1.5 1.6 1.6.7.1 1.4.1 2.1.1',
}
export const undo: IconShape = {
  line: 'M8.6 5.2C7 6.4 5.6 7.8 4.4 9.4c1.3 1.5 2.8 2.8 4.4 3.9M4.7 9.3h8.9c3.4 0 5.6 2 5.6 4.9s-2.2 4.9-5.6 4.9H9.6',
  directional: true,
}
export const refresh: IconShape = {
  line: 'M19.2 9.7C18.1 6.7 15.4 4.6 12 4.6c-4.2 0-7.5 3.3-7.5 7.4s3.3 7.4 7.5 7.4c3.1 0 5.7-1.8 6.9-4.5M19.7 5l-.4 4.8-4.7-.7',
}
export const eye: IconShape = {
  line: 'M3.2 12.2C5.3 8.4 8.3 6.4 12 6.4s6.7 2 8.8 5.8c-2.1 3.6-5.1 5.5-8.8 5.5s-6.7-1.9-8.8-5.5ZM12 9.5a2.6 2.6 0 1 0 .1 0Z',
}
export const eyeOff: IconShape = {
  line: 'M3.5 11.4c2.1 2.9 5 4.4 8.5 4.4s6.4-1.5 8.5-4.4M6.3 14.1l-1.7 2.3M17.7 14.1l1.7 2.3M10.1 15.8l-.6 2.8M13.9 15.8l.6 2.8',
}
export const send: IconShape = {
  line: 'M4.3 5.6c5.6 1.3 10.8 3.5 15.6 6.4-4.8 2.9-10 5.1-15.6 6.4.5-2.2 1.1-4.3 1.9-6.4-.8-2.1-1.4-4.2-1.9-6.4ZM6.2 12h6.3',
  directional: true,
}
export const bookmark: IconShape = {
  line: 'M7 4.7c3.3-.3 6.7-.3 10 0 .7.1 1.1.5 1.1 1.2.2 4.8.2 9.5 0 14.2-2-1.7-4-3.2-6.1-4.5-2.1 1.3-4.1 2.8-6.1 4.5-.2-4.7-.2-9.4 0-14.2 0-.7.4-1.1 1.1-1.2Z',
}
const heartPath =
  'M12 19.8c-5.3-3.6-8.3-7-8.3-10.5 0-2.7 1.9-4.7 4.4-4.7 1.6 0 3 .8 3.9 2.3.9-1.5 2.3-2.3 3.9-2.3 2.5 0 4.4 2 4.4 4.7 0 3.5-3 6.9-8.3 10.5Z'
export const heart: IconShape = { line: heartPath }
export const heartFull: IconShape = { line: heartPath, fill: heartPath }
const starPath =
  'M12 4c.9 2.4 1.6 4 2.5 5 1.4.4 3 .6 5.3.8-1.8 1.6-3 2.8-3.7 4 .1 1.6.5 3.3 1.1 5.6-2.2-1.2-3.7-2-5.2-2.3-1.5.3-3 1.1-5.2 2.3.6-2.3 1-4 1.1-5.6-.7-1.2-1.9-2.4-3.7-4 2.3-.2 3.9-.4 5.3-.8.9-1 1.6-2.6 2.5-5Z'
export const star: IconShape = { line: starPath }
export const starFull: IconShape = { line: starPath, fill: starPath }
export const signOut: IconShape = {
  line: 'M13.4 4.6H7.6c-1.1 0-1.8.7-1.9 1.8-.2 3.7-.2 7.5 0 11.2.1 1.1.8 1.8 1.9 1.8h5.8M10.6 12h9M16.4 8.6c1.2 1 2.3 2.2 3.3 3.4-1 1.2-2.1 2.4-3.3 3.4',
  directional: true,
}
export const external: IconShape = {
  line: 'M13.6 4.7c2-.1 3.9-.1 5.7.1.2 1.8.2 3.6.1 5.6M19 5.1 11.4 12.7M10 6.3H7.2c-1 0-1.7.7-1.8 1.7-.2 2.9-.2 5.7 0 8.6.1 1 .8 1.7 1.8 1.8 2.9.2 5.7.2 8.6 0 1-.1 1.7-.8 1.7-1.8V14',
  directional: true,
}
export const grip: IconShape = {
  fill: 'M9 4.9a1.4 1.4 0 1 0 .1 0ZM15 4.9a1.4 1.4 0 1 0 .1 0ZM9 10.6a1.4 1.4 0 1 0 .1 0ZM15 10.6a1.4 1.4 0 1 0 .1 0ZM9 16.3a1.4 1.4 0 1 0 .1 0ZM15 16.3a1.4 1.4 0 1 0 .1 0Z',
}
export const table: IconShape = {
  line: 'M5.5 5.3c4.3-.2 8.7-.2 13 0 .8 0 1.3.5 1.3 1.3.2 3.6.2 7.2 0 10.8 0 .8-.5 1.3-1.3 1.3-4.3.2-8.7.2-13 0-.8 0-1.3-.5-1.3-1.3-.2-3.6-.2-7.2 0-10.8 0-.8.5-1.3 1.3-1.3ZM4.2 10h15.6M4.2 14.4h15.6M10 5.3v13.4',
}
export const chart: IconShape = {
  line: 'M4.4 4.6c-.2 4.6-.2 9.2 0 13.8 0 .7.4 1.1 1.1 1.1 4.7.2 9.4.2 14.1 0M7.8 14.6c1.6-3.4 3-4.9 4.4-4.6 1.5.3 1.9 3 3.3 3 1.3 0 2.4-2 3.6-6',
}
