import type { ComponentType } from 'react'

/** The card passes its own classes and heading level to the safety plan. */
export type SafetyPlanProps = { title: 'h3' | 'h4'; className: string; titleClass: string }

export type SafetyPlanSource = () => Promise<{ default: ComponentType<SafetyPlanProps> }>

let source: SafetyPlanSource | undefined

/** One feature provides it; app/web/features.ts registers it here. */
export function setSafetyPlan(load: SafetyPlanSource): void {
  source = load
}

/** If its file cannot be loaded, the card is shown without it. */
export const loadSafetyPlan: SafetyPlanSource = () => {
  const nothing = { default: () => null }
  return source ? source().catch(() => nothing) : Promise.resolve(nothing)
}
