/** Every instrument in short, so that lists need not load them. The long one first, then its short form, then the single scales. */
export const INSTRUMENTS = [
  { id: 'ipip-neo-120', items: 120, minutes: 15, points: 5 },
  { id: 'mini-ipip', items: 20, minutes: 3, points: 5 },
  { id: 'curiosity', items: 4, minutes: 1, points: 5 },
  { id: 'closeness', items: 4, minutes: 1, points: 5 },
  { id: 'fairness', items: 4, minutes: 1, points: 5 },
  { id: 'beauty', items: 4, minutes: 1, points: 5 },
] as const

export type InstrumentId = (typeof INSTRUMENTS)[number]['id']
