import { currentLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import type { FatUnit, SugarUnit } from '../../units.ts'

// Laboratories of some countries use mg/dL for cholesterol, others mmol/l. The units of HbA1c differ similarly.
const MG_COUNTRIES = ['US', 'DE', 'AT', 'CH', 'FR', 'ES', 'IT', 'JP', 'KR', 'IN', 'BR', 'MX', 'IL', 'PL', 'PT', 'BE']
const region = (): string | undefined => new Intl.Locale(currentLocaleSettings().locale).maximize().region

export const fatUnit = (): FatUnit => (MG_COUNTRIES.includes(region() ?? '') ? 'mg-dl' : 'mmol-l')
export const sugarUnit = (): SugarUnit =>
  ['GB', 'IE', 'AU', 'NZ', 'SE', 'NO', 'DK', 'FI', 'NL'].includes(region() ?? '') ? 'mmol-mol' : 'percent'
