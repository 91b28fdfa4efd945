import { lazy, type ComponentType } from 'react'
import type { OnboardingStepProps, OnboardingStepView, WebFeature } from '#platform/web/feature.ts'

type StepView = ComponentType<OnboardingStepProps>

const views = new Map<string, { View: StepView; submits: boolean; load: OnboardingStepView['view'] }>()
let paths: ReadonlySet<string> = new Set()

/** Registers the features' onboarding steps and the paths of all pages. */
export function showOnboardingOf(features: readonly WebFeature[]): void {
  views.clear()
  paths = new Set(features.flatMap(({ pages }) => pages.map(({ path }) => path)))
  for (const { onboarding = [] } of features) {
    for (const { step, submits = false, view } of onboarding) views.set(step, { View: lazy(view), submits, load: view })
  }
}

export const stepViewOf = (step: string) => views.get(step)
export const hasPage = (path: string): boolean => paths.has(path)

/** Preloads a step's file, because the person is about to open the step. */
export const warmStep = (step: string | undefined): void => {
  if (step !== undefined)
    void views
      .get(step)
      ?.load()
      .catch(() => {})
}
