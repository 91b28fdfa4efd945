import { readFileSync } from 'node:fs'
import type { FoodFactsConfig } from '#platform/server/config/food-facts-config.ts'
import { PRODUCT_FIELDS, type RawProduct } from './read-product.ts'

export type ProductAnswer = { outcome: 'found'; product: RawProduct } | { outcome: 'unknown' }
/** `unreachable`: no answer in time; `busy`: the service asks us to wait; `unwell`: any other invalid answer. */
export class ProductTrouble extends Error {
  readonly kind: 'unreachable' | 'busy' | 'unwell'
  constructor(kind: ProductTrouble['kind']) {
    super(`products: ${kind}`)
    this.name = 'ProductTrouble'
    this.kind = kind
  }
}

const TIMEOUT_MS = 8000
/** Limit of an answer; the requested fields take some kilobytes. */
const MOST_BYTES = 256 * 1024

const { version } = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')) as { version: string }

/** User agent in the form that Open Food Facts requires: `AppName/Version (ContactEmail)`. */
export const userAgent = ({ contact }: FoodFactsConfig): string => `Fernwell/${version} (${contact ?? 'self-hosted'})`

/**
 * Reads one product by its code, `GET /api/v2/product/{code}?fields=…`, from the server that the owner configured. It sends only the code,
 * our version and the owner's contact, and follows no redirect. Throws ProductTrouble.
 */
export async function askOpenFoodFacts(service: FoodFactsConfig, code: string, stopping: AbortSignal): Promise<ProductAnswer> {
  const address = `${service.url}/api/v2/product/${code}?fields=${PRODUCT_FIELDS.join(',')}`
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)])
  let text: string
  let status: number
  try {
    const headers = { 'user-agent': userAgent(service), accept: 'application/json' }
    const response = await fetch(address, { headers, redirect: 'manual', credentials: 'omit', signal })
    status = response.status
    if (status === 429) throw new ProductTrouble('busy')
    if (status !== 200 && status !== 404) throw new ProductTrouble('unwell')
    text = await textOf(response)
  } catch (error) {
    throw error instanceof ProductTrouble ? error : new ProductTrouble('unreachable')
  }
  return answerIn(text, status)
}

/** Parses an answer. A 404 without the service's JSON means a wrong address, not an unknown product. */
function answerIn(text: string, status: number): ProductAnswer {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ProductTrouble('unwell')
  }
  if (typeof body !== 'object' || body === null || !('status' in body)) throw new ProductTrouble('unwell')
  if (body.status === 0) return { outcome: 'unknown' }
  const product = 'product' in body ? body.product : undefined
  if (status !== 200 || body.status !== 1 || typeof product !== 'object' || product === null) throw new ProductTrouble('unwell')
  const known = product as Record<string, unknown>
  return {
    outcome: 'found',
    product: Object.fromEntries(PRODUCT_FIELDS.flatMap((field) => (field in known ? [[field, known[field]]] : []))),
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new ProductTrouble('unwell')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
