import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import { sun } from '#platform/web/ui/icons/things.ts'
import type { WEATHER_KINDS } from '../../contract/records.ts'

const CLOUD =
  'M7.2 16.6c-2.2 0-3.8-1.4-3.8-3.4 0-1.8 1.2-3.1 3-3.4.4-2.7 2.5-4.5 5.2-4.5 2.6 0 4.6 1.6 5.2 4 2.3.2 3.9 1.7 3.9 3.7 0 2.1-1.6 3.6-4 3.6H7.2Z'
const cloudy: IconShape = { line: CLOUD }
const HIGH =
  'M7.2 13.9c-2.2 0-3.8-1.4-3.8-3.4 0-1.8 1.2-3.1 3-3.4.4-2.7 2.5-4.3 5.2-4.3 2.6 0 4.6 1.5 5.2 3.9 2.3.2 3.9 1.7 3.9 3.7 0 2-1.6 3.5-4 3.5H7.2Z'

export const weatherIcons: Readonly<Record<(typeof WEATHER_KINDS)[number], IconShape>> = {
  clear: sun,
  partly: {
    line: 'M8.4 18.4c-1.9 0-3.3-1.2-3.3-2.9 0-1.6 1.1-2.7 2.7-2.9.4-2.3 2.2-3.8 4.5-3.8s4 1.4 4.5 3.4c2 .2 3.3 1.5 3.3 3.1 0 1.8-1.4 3.1-3.5 3.1H8.4ZM6.3 9.9c-.6-2.5 1-4.6 3.3-4.8 1.3-.1 2.4.4 3.2 1.4M4 5.2l1 .9M9.4 2.3v1.3M2.6 9.6h1.3',
  },
  cloudy,
  fog: { line: 'M4.2 8.2h12.4M7.4 12h12.4M4.2 15.8h9.6M16.8 15.8h2.6' },
  drizzle: { line: `${HIGH}M9 17.2v1M12.4 18.6v1M15.6 17.2v1` },
  rain: { line: `${HIGH}M8.6 16.6l-1 3M12.4 16.6l-1 3M16.2 16.6l-1 3` },
  storm: { line: `${HIGH}M12.6 15.2l-2.4 3h3l-2 3` },
  snow: { line: `${HIGH}M8.4 17.2h.1M12 17.2h.1M15.6 17.2h.1M10.2 20h.1M13.8 20h.1` },
  wind: {
    line: 'M3.8 9.2h9.4c1.6 0 2.6-1 2.6-2.2s-1-2-2.1-2-1.9.8-1.9 1.7M3.8 12.8h13.4c1.7 0 2.9 1.1 2.9 2.5s-1.1 2.3-2.3 2.3-2-.8-2-1.8M3.8 16.4h6.4c1.1 0 1.9.7 1.9 1.6s-.7 1.5-1.5 1.5',
  },
}
