import { apiAddress } from '#platform/web/api/address.ts'

/** Lets the browser fetch a file of ours, by its path, as if its link had been pressed. */
export function follow(path: string): void {
  const link = document.createElement('a')
  link.href = apiAddress(path)
  link.download = ''
  link.click()
}
