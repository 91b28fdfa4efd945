// Selection for `npm test -- --changed`: the journeys that a change can affect, by file names.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** Files that differ from where this branch left `base`, committed or not. Paths from the root, with slashes. */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const committed = git('diff', '--name-only', `${base}...HEAD`)
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set([...committed, ...uncommitted])]
}

/** All journeys (`journal-more.spec.ts`) and all features (`journal`). */
export const journeys = () => readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'))
export const features = () => readdirSync('src/features')

/** Files that do not affect a browser. */
const NOT_IN_A_BROWSER = [/\.md$/, /\.test\.tsx?$/, /^bench\//, /^docs\/(?!pictures\/)/, /^scripts\/(?!build|art|run|lib\/chromium)/]

/**
 * The journeys that changed files can affect, by file names. `own`: changed journeys, and those named after a feature that changed
 * (`habits.spec.ts`, `journal-more.spec.ts`). `other`: those named after no feature, which visit all of them, and every journey
 * if a file outside the features changed that affects a browser; of these, the core is enough.
 */
export function journeysFor(
  changed: readonly string[],
  specs: readonly string[],
  names: readonly string[],
): { own: string[]; other: string[] } {
  const featureOf = (spec: string) => names.find((name) => spec === `${name}.spec.ts` || spec.startsWith(`${name}-`))
  const own = new Set<string>()
  const other = new Set<string>()
  for (const file of changed) {
    const spec = /^e2e\/([^/]+\.spec\.ts)$/.exec(file)?.[1]
    const feature = /^src\/features\/([^/]+)\//.exec(file)?.[1]
    if (spec) own.add(spec)
    else if (!NOT_IN_A_BROWSER.some((pattern) => pattern.test(file)))
      for (const one of specs) {
        if (feature && featureOf(one) === feature) own.add(one)
        else if (!feature || featureOf(one) === undefined) other.add(one)
      }
  }
  return { own: specs.filter((one) => own.has(one)), other: specs.filter((one) => other.has(one) && !own.has(one)) }
}
