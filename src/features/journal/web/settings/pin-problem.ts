import { PIN_PATTERN } from '../lock/pin.ts'

/** What is wrong with a PIN as a new one: not 4 to 12 digits, or one digit over and over, or digits in a row (1234, 9876). */
export function pinProblem(pin: string): 'badPin' | 'simple' | undefined {
  if (!PIN_PATTERN.test(pin)) return 'badPin'
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])))
  const [only] = steps
  return steps.size === 1 && Math.abs(only!) <= 1 ? 'simple' : undefined
}
