import { PRODUCT_NAME } from '#platform/contract/product.ts'

/** The words that a guesser who knows the person tries first; cut like the server cuts them. */
export function wordsAbout(username: string, email: string): string[] {
  const words = [username, email, PRODUCT_NAME].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words)].filter((word) => word.length > 2).slice(0, 20)
}
