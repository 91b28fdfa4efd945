import type { IconShape } from '#platform/web/ui/icons/shape.ts'

export const pointer: IconShape = { line: 'M6 4.6l12.4 5.6-5.3 1.8-2.2 5.4ZM13.2 12.6l4.9 5.2' }
export const several: IconShape = { line: 'M4.6 4.8h9.2v9.2H4.6ZM10.2 16.8v2.4h9.2V10h-2.6' }
export const pen: IconShape = { line: 'M4.6 19.4l1.2-4.6L16.4 4.3c.7-.6 1.6-.6 2.2 0l1.1 1.1c.6.6.6 1.5 0 2.2L9.2 18.2ZM14.4 6.3l3.3 3.3' }
export const letter: IconShape = { line: 'M5.4 6.6V4.9h13.2v1.7M12 4.9v14.2M9.4 19.1h5.2' }
export const tape: IconShape = {
  line: 'M3.6 9.2l1.6-1.6 1.5 1.6h10.6l1.5-1.6 1.6 1.6v5.6l-1.6 1.6-1.5-1.6H6.7l-1.5 1.6-1.6-1.6ZM9 9.4l-1.6 5M13 9.4l-1.6 5M17 9.4l-1.6 5',
}
export const redo: IconShape = { line: 'M18.6 5.2v5h-5M18.2 10a7 7 0 1 0 .7 5', directional: true }
export const whole: IconShape = {
  line: 'M4.8 9V5.2c0-.3.2-.5.5-.5H9M15 4.7h3.7c.3 0 .5.2.5.5V9M19.2 15v3.8c0 .3-.2.5-.5.5H15M9 19.3H5.3a.5.5 0 0 1-.5-.5V15',
}
export const magnet: IconShape = { line: 'M5.4 4.8h3.8v7a2.8 2.8 0 0 0 5.6 0v-7h3.8v7a6.6 6.6 0 0 1-13.2 0ZM5.4 8.2h3.8M14.8 8.2h3.8' }
export const layers: IconShape = { line: 'M12 4.2l8 4-8 4-8-4ZM4.6 12.2l7.4 3.7 7.4-3.7M4.6 16l7.4 3.7 7.4-3.7' }
export const group: IconShape = { line: 'M5 5h6v6H5ZM13 13h6v6h-6ZM13.4 7h3.6v3.6M10.6 17H7v-3.6' }
export const scissors: IconShape = { line: 'M6.6 14.6a2.4 2.4 0 1 0 .1 0ZM17.4 14.6a2.4 2.4 0 1 0 .1 0ZM8 15.2L16.6 4.6M16 15.2L7.4 4.6' }
export const crop: IconShape = { line: 'M7.4 3.8v12.8h12.8M3.8 7.4h12.8v12.8' }
export const unlock: IconShape = { line: 'M6.4 10.6h11.2v8.6H6.4ZM8.8 10.4V8a3.2 3.2 0 0 1 6.2-1' }
