import sharp from 'sharp'

/** Widths of space, bar, space, bar for each digit on the left side with odd parity (GS1 General Specifications, figure 5.2.1.2.1-1). */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'] as const
/** Parity of the six digits on the left, 1 for even, by the first digit of the number. */
const EVEN = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'] as const

/** The 95 modules of an EAN-13, dark as true. */
function modulesOf(code: string): boolean[] {
  const digits = [...code].map(Number)
  const modules: boolean[] = []
  const put = (widths: Iterable<string>, isDark: boolean) => {
    for (const width of widths) {
      for (let n = 0; n < Number(width); n++) modules.push(isDark)
      isDark = !isDark
    }
  }
  put('111', true)
  for (const [at, digit] of digits.slice(1, 7).entries()) {
    const widths = [...WIDTHS[digit]!]
    put(EVEN[digits[0]!]![at] === '1' ? widths.reverse() : widths, false)
  }
  put('11111', false)
  for (const digit of digits.slice(7)) put(WIDTHS[digit]!, true)
  put('111', true)
  return modules
}

/** A simplified photo of a package: a slightly rotated EAN-13 on a coloured background. */
export function barcodePicture(code: string, { width = 1200, height = 900 } = {}): Promise<Buffer> {
  const bars = modulesOf(code)
    .map((isDark, at) => (isDark ? `<rect x="${at * 6}" y="0" width="6" height="300" fill="#1b1b1b"/>` : ''))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 900">
    <rect width="1200" height="900" fill="#7a9a5b"/>
    <g transform="translate(300 280) rotate(4)"><rect x="-70" y="-30" width="710" height="360" fill="#f4f1e8"/>${bars}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
