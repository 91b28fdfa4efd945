/** Size of a part of the code, as scripts/build/code-facts.ts counts it. */
export type Size = { files: number; lines: number }

export type CodeFacts = {
  layers: Readonly<Record<'app' | 'features' | 'platform', Size>>
  /** Features by name. */
  features: readonly (Size & { name: string; endpoints: number; tables: number; tests: number })[]
  /** Counts of the platform. */
  ground: { endpoints: number; tables: number; tests: number }
  /** Test files of all layers. */
  testFiles: number
  journeys: number
  migrations: number
  decisions: number
  dependencies: number
}
