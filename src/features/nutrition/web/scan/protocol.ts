/** What packages of food carry. */
export const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'] as const

/** A code in a picture, as its bars say it. */
export type ReadCode = { text: string; format: string }
export type Asked = { nr: number; picture: ImageBitmap }
export type Answered = { nr: number } & ({ codes: ReadCode[] } | { failed: string })
