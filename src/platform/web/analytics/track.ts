import type { ConversionType } from '#platform/contract/conversions.ts'
import { mayCount } from './consent.ts'
import type { Conversion } from './conversion.ts'

/** Counts an event, where counting is on and the person lets it; otherwise nothing is loaded, stored or sent. Never throws. */
export function trackConversion(type: ConversionType, conversion: Conversion = {}): void {
  if (typeof document === 'undefined' || !mayCount()) return
  import('./conversions.ts').then(
    ({ recordConversion }) => recordConversion(type, conversion),
    (error: unknown) => console.info('An event was not counted.', error),
  )
}
