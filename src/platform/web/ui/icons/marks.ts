import type { IconShape } from './shape.ts'

export const eye: IconShape = {
  line: 'M3.2 12.2C5.3 8.4 8.3 6.4 12 6.4s6.7 2 8.8 5.8c-2.1 3.6-5.1 5.5-8.8 5.5s-6.7-1.9-8.8-5.5ZM12 9.5a2.6 2.6 0 1 0 .1 0Z',
}
export const eyeOff: IconShape = {
  line: 'M3.5 11.4c2.1 2.9 5 4.4 8.5 4.4s6.4-1.5 8.5-4.4M6.3 14.1l-1.7 2.3M17.7 14.1l1.7 2.3M10.1 15.8l-.6 2.8M13.9 15.8l.6 2.8',
}
const heartPath =
  'M12 19.8c-5.3-3.6-8.3-7-8.3-10.5 0-2.7 1.9-4.7 4.4-4.7 1.6 0 3 .8 3.9 2.3.9-1.5 2.3-2.3 3.9-2.3 2.5 0 4.4 2 4.4 4.7 0 3.5-3 6.9-8.3 10.5Z'
export const heart: IconShape = { line: heartPath }
export const heartFull: IconShape = { line: heartPath, fill: heartPath }
const starPath =
  'M12 4c.9 2.4 1.6 4 2.5 5 1.4.4 3 .6 5.3.8-1.8 1.6-3 2.8-3.7 4 .1 1.6.5 3.3 1.1 5.6-2.2-1.2-3.7-2-5.2-2.3-1.5.3-3 1.1-5.2 2.3.6-2.3 1-4 1.1-5.6-.7-1.2-1.9-2.4-3.7-4 2.3-.2 3.9-.4 5.3-.8.9-1 1.6-2.6 2.5-5Z'
export const star: IconShape = { line: starPath }
export const starFull: IconShape = { line: starPath, fill: starPath }
