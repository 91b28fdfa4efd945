import { PIN_PATTERN } from '../lock/pin.ts'

/** Why a new PIN is refused: not 4 to 12 digits (`badPin`); one repeated digit, or consecutive digits like 1234 or 9876 (`simple`). */
export function pinProblem(pin: string): 'badPin' | 'simple' | undefined {
  if (!PIN_PATTERN.test(pin)) return 'badPin'
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])))
  const [only] = steps
  return steps.size === 1 && Math.abs(only!) <= 1 ? 'simple' : undefined
}
