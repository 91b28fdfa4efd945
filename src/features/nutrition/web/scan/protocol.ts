/** Barcode formats on food packages. */
export const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'] as const

/** A code read from a picture. */
export type ReadCode = { text: string; format: string }
export type Asked = { nr: number; picture: ImageBitmap }
export type Answered = { nr: number } & ({ codes: ReadCode[] } | { failed: string })
