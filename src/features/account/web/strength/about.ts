import { PRODUCT_NAME } from '#platform/contract/product.ts'

/** The words that a guesser who has the person's names tries first; split as the server splits them. */
export function wordsAbout(username: string, email: string): string[] {
  const words = [username, email, PRODUCT_NAME].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words)].filter((word) => word.length > 2).slice(0, 20)
}
