import { fetchFile } from '#platform/web/api/fetch-file.ts'

type Lists = Readonly<Record<string, readonly string[]>>

let lists: Promise<Lists> | undefined

/** The build's list of all pages' scripts (scripts/build/page-scripts.ts); undefined where it does not exist or did not load. */
function pageScripts(): Promise<Lists | undefined> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]')?.content
  if (!address) return Promise.resolve(undefined)
  lists ??= fetchFile(address).then((text) => JSON.parse(text) as Lists)
  return lists.catch(() => (lists = undefined))
}

/** Fetches the list as soon as somebody points at a link, touches one or focuses one by keyboard; without that it is not needed. */
export function expectGoing(): void {
  const look = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[href]'))) return
    for (const sign of SIGNS) removeEventListener(sign, look)
    void pageScripts()
  }
  for (const sign of SIGNS) addEventListener(sign, look, { passive: true })
}

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Makes the browser fetch all scripts of a requested page at once, none through another. The HTML names those of its own page;
 * the list names those of all others. Without it they load one after the other.
 */
export function fetchScriptsOf(page: string): void {
  void pageScripts().then((scripts) => {
    for (const file of scripts?.[page] ?? []) {
      if (document.querySelector(`link[href="${file}"]`)) continue
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
  })
}
