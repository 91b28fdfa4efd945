import type { ComponentType } from 'react'

/** The part of the card is drawn with the card's own look and level of headings. */
export type SafetyPlanProps = { title: 'h3' | 'h4'; className: string; titleClass: string }

export type SafetyPlanSource = () => Promise<{ default: ComponentType<SafetyPlanProps> }>

let source: SafetyPlanSource | undefined

/** One feature has it; app/web/features.ts puts it here. */
export function setSafetyPlan(load: SafetyPlanSource): void {
  source = load
}

/** Where its file is out of reach, the card is shown without it. */
export const loadSafetyPlan: SafetyPlanSource = () => {
  const nothing = { default: () => null }
  return source ? source().catch(() => nothing) : Promise.resolve(nothing)
}
