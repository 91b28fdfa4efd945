import { fetchFile } from '#platform/web/api/fetch-file.ts'

type Lists = Readonly<Record<string, readonly string[]>>

let lists: Promise<Lists> | undefined

/** The list that the build wrote of all pages' scripts (scripts/build/page-scripts.ts); undefined where there is none, or none that came. */
function pageScripts(): Promise<Lists | undefined> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="page-scripts"]')?.content
  if (!address) return Promise.resolve(undefined)
  lists ??= fetchFile(address).then((text) => JSON.parse(text) as Lists)
  return lists.catch(() => (lists = undefined))
}

/** Asks for the list as soon as somebody points at a link, touches one or comes to it by keyboard: who goes nowhere needs none. */
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
 * Has the browser fetch all scripts of a page that is asked for now, none by way of another. The HTML names them for the page that
 * it is; for every other, the list does. Without it they come one after the other.
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
