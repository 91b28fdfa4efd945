/** Counts of the code, as scripts/build/code-facts.ts reads them off its files. */
export type Size = { files: number; lines: number }

export type CodeFacts = {
  layers: Readonly<Record<'app' | 'features' | 'platform', Size>>
  /** By name. */
  features: readonly (Size & { name: string; endpoints: number; tables: number; tests: number })[]
  /** Of the platform. */
  ground: { endpoints: number; tables: number; tests: number }
  /** Of all layers. */
  testFiles: number
  journeys: number
  migrations: number
  decisions: number
  dependencies: number
}
