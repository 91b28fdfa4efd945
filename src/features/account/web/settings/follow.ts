import { apiHost } from '#platform/web/native/native.ts'

/** Lets the browser fetch a file of ours, by its path, as if its link had been pressed. */
export function follow(path: string): void {
  const link = document.createElement('a')
  link.href = apiHost() + path
  link.download = ''
  link.click()
}
