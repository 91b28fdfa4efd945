import type { Manifest } from 'vite'

export type Files = { scripts: string[]; styles: string[] }

/** The scripts and styles that a module needs, itself and its static imports, from Vite's manifest. Paths from the root. */
export function filesOf(manifest: Manifest, source: string): Files {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(`/${chunk.file}`)) return
    scripts.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit(source)
  return { scripts: [...scripts], styles: [...styles] }
}

/** All files that `sources` can load, now or later; sources in `except` are not followed. Paths from the root. */
export function reachableFiles(manifest: Manifest, sources: readonly string[], except: readonly string[]): Set<string> {
  const files = new Set<string>()
  const left = new Set(except.map((source) => manifest[source]?.file))
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(`/${chunk.file}`)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const next of chunk.imports ?? []) visit(next)
    for (const next of chunk.dynamicImports ?? []) if (!left.has(manifest[next]?.file)) visit(next)
  }
  sources.forEach(visit)
  return files
}

/**
 * Styles of a module's dynamic imports. In a prerendered page these parts are in the HTML already, and need their styles;
 * the entry's own dynamic imports are in no page.
 */
export function laterStylesOf(manifest: Manifest, source: string): string[] {
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    for (const later of chunk.dynamicImports ?? []) for (const style of filesOf(manifest, later).styles) styles.add(style)
  }
  visit(source)
  return [...styles]
}

/** Tags that fetch those files early, without the ones that the template names already. */
export function preloadsOf(files: Files, template: string): string {
  const isNew = (file: string) => !template.includes(`"${file}"`)
  return [
    ...files.styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...files.scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ].join('\n    ')
}

/**
 * Tags for files that a page loads after the first paint: the app (src/app/web/shell/show-rest.ts) enables the scripts. Until then they
 * have no `href`, because an earlier import of one of the files would wait for it as a running preload. Their styles are in the
 * page with the others: a dozen more files would cost more than their few bytes. `known`: HTML that names files already.
 */
export function laterPreloadsOf(parts: readonly Files[], known: string): string[] {
  const isNew = (file: string) => !known.includes(`"${file}"`)
  const styles = new Set(parts.flatMap((files) => files.styles).filter(isNew))
  const scripts = new Set(parts.flatMap((files) => files.scripts).filter(isNew))
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...[...scripts].map((file) => `<link data-after="modulepreload" crossorigin data-href="${file}">`),
  ]
}
