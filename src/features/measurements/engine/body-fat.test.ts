import { describe, expect, test } from 'vitest'
import { bodyFat, needs } from './body-fat.ts'

const man = { heightCm: 178, formulaSex: 'male', age: 35 } as const
const woman = { heightCm: 165, formulaSex: 'female', age: 30 } as const
const percent = (...args: Parameters<typeof bodyFat>) => {
  const result = bodyFat(...args)
  return 'percent' in result ? Number(result.percent.toFixed(1)) : result
}

describe('body fat', () => {
  test('from girths matches a calculation by hand', () => {
    // Density 1.0324 − 0.320730 + 0.347825 = 1.059495.
    expect(percent('navy', { waist: 86, neck: 38 }, man)).toBe(17.2)
    // Density 1.29579 − 0.747938 + 0.490064 = 1.037916.
    expect(percent('navy', { waist: 72, neck: 32, hips: 97 }, woman)).toBe(26.9)
  })

  test('from height and waist, from folds and from weight matches a calculation by hand', () => {
    expect(percent('relative', { waist: 89 }, man)).toBe(24)
    expect(percent('relative', { waist: 75 }, woman)).toBe(32)
    // Density 1.10938 − 0.049602 + 0.00576 − 0.009009 = 1.056529.
    expect(percent('skinfolds', { foldChest: 15, foldAbdomen: 25, foldThigh: 20 }, man)).toBe(18.5)
    // Density 1.0994921 − 0.0575882 + 0.0077372 − 0.004176 = 1.0454651.
    expect(percent('skinfolds', { foldTriceps: 18, foldSuprailiac: 15, foldThigh: 25 }, woman)).toBe(23.5)
    expect(percent('bmi', { weight: 75 }, { ...man, heightCm: 173.2, age: 40 })).toBe(23)
  })

  test('from a device is returned unchanged', () => {
    expect(percent('measured', { bodyFat: 22.4 }, { heightCm: null, formulaSex: null, age: null })).toBe(22.4)
  })

  test('lists missing inputs instead of guessing', () => {
    expect(bodyFat('navy', { waist: 80 }, { ...woman, heightCm: null })).toEqual({ missing: ['heightCm', 'neck', 'hips'] })
    expect(bodyFat('skinfolds', {}, { heightCm: null, formulaSex: null, age: null })).toEqual({ missing: ['formulaSex'] })
    expect(needs('navy', 'male')).not.toContain('hips')
  })

  test('is implausible where girths cannot belong to one body', () => {
    expect(bodyFat('navy', { waist: 40, neck: 60 }, man)).toEqual({ implausible: true })
    expect(bodyFat('relative', { waist: 300 }, woman)).toMatchObject({ percent: 65 })
    expect(bodyFat('relative', { waist: 30 }, man)).toEqual({ implausible: true })
  })
})
