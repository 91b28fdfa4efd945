import type { ComponentType } from 'react'

/**
 * Working parts of features that public pages show to people without an account. A demo sends nothing and keeps nothing.
 * `app/web/demos/demos.ts` lists them.
 */
export type Demos = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>

let source: (() => Promise<Demos>) | undefined

export function provideDemos(load: () => Promise<Demos>): void {
  source = load
}

/** Throws where there is no such demo, or where its script cannot be fetched. */
export async function loadDemo(name: string): Promise<ComponentType> {
  const demos = await source?.()
  const load = demos?.[name]
  if (!load) throw new Error(`There is no demo ${name}.`)
  return (await load()).default
}
