import { mulberry32 } from '../../src/platform/contract/random.ts'
import { featuresOf, windowsOf, type CrisisModel } from '../../src/platform/care/crisis-model.ts'
import type { TrainingLine } from './lines.ts'

export type Settings = { bits: number; epochs: number; rate: number; l2: number; prune: number }
type Example = { features: Uint32Array; values: Float64Array; isCrisis: boolean; weight: number }

/** Logistic regression by stochastic gradients with steps per feature (AdaGrad), with L2; then pruned and quantised to bytes. */
export function train(lines: readonly (TrainingLine & { weight?: number })[], { bits, epochs, rate, l2, prune }: Settings): CrisisModel {
  const examples = lines.map(({ text, isCrisis, weight = 1 }): Example => {
    const features = featuresOf(windowsOf(text).flat(), bits)
    return { features: Uint32Array.from(features.keys()), values: Float64Array.from(features.values()), isCrisis, weight }
  })
  const weights = new Float64Array(2 ** bits)
  const seen = new Float64Array(2 ** bits).fill(1e-4)
  let bias = 0
  let biasSeen = 1e-4
  const random = mulberry32(7)
  const order = examples.map((_, at) => at)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = random.below(at + 1)
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (const at of order) {
      const { features, values, isCrisis, weight } = examples[at]!
      let score = bias
      for (let n = 0; n < features.length; n++) score += weights[features[n]!]! * values[n]!
      const error = (1 / (1 + Math.exp(-score)) - (isCrisis ? 1 : 0)) * weight
      for (let n = 0; n < features.length; n++) {
        const feature = features[n]!
        const gradient = error * values[n]! + l2 * weights[feature]!
        seen[feature]! += gradient * gradient
        weights[feature]! -= (rate * gradient) / Math.sqrt(seen[feature]!)
      }
      biasSeen += error * error
      bias -= (rate * error) / Math.sqrt(biasSeen)
    }
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const bytes = Int8Array.from(weights, (weight) => (Math.abs(weight) < prune * scale ? 0 : Math.round(weight / scale)))
  return { bits, scale, bias, threshold: 0, weights: bytes }
}
