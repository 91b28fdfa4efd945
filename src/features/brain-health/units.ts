// HbA1c is stored in per cent (NGSP) and cholesterol in mg/dL; people enter values in the units of their laboratory.

export const SUGAR_UNITS = ['percent', 'mmol-mol'] as const
export type SugarUnit = (typeof SUGAR_UNITS)[number]
export const FAT_UNITS = ['mg-dl', 'mmol-l'] as const
export type FatUnit = (typeof FAT_UNITS)[number]

/** IFCC to NGSP: per cent = 0.09148 × mmol/mol + 2.152 (the NGSP's master equation). */
const [SLOPE, INTERCEPT] = [0.09148, 2.152]
/** mg/dL in one mmol/l of cholesterol, as converted in the paper on Life's Essential 8. */
const MG_PER_MMOL = 38.67

export const sugarShown = (percent: number, unit: SugarUnit): number => (unit === 'percent' ? percent : (percent - INTERCEPT) / SLOPE)
export const sugarStored = (value: number, unit: SugarUnit): number => (unit === 'percent' ? value : value * SLOPE + INTERCEPT)

export const fatShown = (mgDl: number, unit: FatUnit): number => (unit === 'mg-dl' ? mgDl : mgDl / MG_PER_MMOL)
export const fatStored = (value: number, unit: FatUnit): number => (unit === 'mg-dl' ? value : value * MG_PER_MMOL)

export const bmiOf = (kg: number, cm: number): number => kg / (cm / 100) ** 2
