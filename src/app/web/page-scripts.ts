const LONGEST_MS = 10_000

let lists: Promise<Readonly<Record<string, readonly string[]>>> | undefined

/**
 * Has the browser fetch all scripts of a page that is asked for now, none by way of another. The HTML names them for the page that
 * it is; for every other, a list that the build wrote (scripts/build/page-scripts.ts) and that came once this page was drawn. Without
 * it (a development server, a list that is gone) they come one after the other.
 */
export function fetchScriptsOf(page: string): void {
  const list = document.querySelector<HTMLLinkElement>('link[data-page-scripts]')?.href
  if (!list) return
  lists ??= fetch(list, { signal: AbortSignal.timeout(LONGEST_MS) }).then((answer) => (answer.ok ? answer.json() : {}))
  lists.then(
    (scripts) => {
      for (const file of scripts[page] ?? []) {
        if (document.querySelector(`link[href="${file}"]`)) continue
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.href = file
        document.head.append(link)
      }
    },
    () => (lists = undefined),
  )
}
