export type PdfPage = { jpeg: Uint8Array; width: number; height: number; /** In points of 1/72 inch. */ box: readonly [number, number] }

/**
 * A PDF in which each page is one picture (ISO 32000-1: DCTDecode embeds a JPEG unchanged). It is created on the device, where the
 * pages are drawn, so that they are not sent to a server.
 */
export function pdfOfPictures(pages: readonly PdfPage[], title: string): Blob {
  const parts: BlobPart[] = []
  const offsets: number[] = []
  let length = 0
  const push = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? latin1(part) : part
    parts.push(bytes as BlobPart)
    length += bytes.length
  }
  const object = (id: number, body: string, stream?: Uint8Array) => {
    offsets[id] = length
    push(`${id} 0 obj\n${body}\n`)
    if (stream) {
      push('stream\n')
      push(stream)
      push('\nendstream\n')
    }
    push('endobj\n')
  }
  push('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')
  object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 3} 0 R`).join(' ')}] >>`)
  object(3, `<< /Title ${textString(title)} /Producer (Fernwell) >>`)
  for (const [at, { jpeg, width, height, box }] of pages.entries()) {
    const id = 4 + at * 3
    const [w, h] = box.map((value) => value.toFixed(2))
    const content = latin1(`q ${w} 0 0 ${h} 0 0 cm /Im0 Do Q`)
    object(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${id + 1} 0 R /Resources << /XObject << /Im0 ${id + 2} 0 R >> >> >>`,
    )
    object(id + 1, `<< /Length ${content.length} >>`, content)
    const about = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`
    object(id + 2, `<< ${about} /Filter /DCTDecode /Length ${jpeg.length} >>`, jpeg)
  }
  const start = length
  const count = 4 + pages.length * 3
  const table = Array.from({ length: count - 1 }, (_, at) => `${String(offsets[at + 1]).padStart(10, '0')} 00000 n \n`).join('')
  push(`xref\n0 ${count}\n0000000000 65535 f \n${table}`)
  push(`trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** UTF-16 with a byte order mark, in hexadecimal, because titles may contain any characters. */
const textString = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`
