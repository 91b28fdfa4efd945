import type { DocNode } from '#platform/markdown/doc.ts'
import { INK, type Face, type Piece, type Typesetter } from '#platform/server/book/typesetter.ts'

const SIZE = 10.5
const FAINT = '#7a776d'
const LINE = '#d9d4c7'
const LINK = '#2f6b4f'
const MAX_INDENT = 150

/** Draws a photo at the current position, or nothing when there is none of this id; returns its caption. */
export type DrawPhoto = (id: string) => Promise<boolean>

type Place = { x: number; width: number; colour?: string; face?: Face }

/** Draws the rich text of an entry: headings, paragraphs, lists, check-lists, quotes, code, tables, pictures. */
export class Blocks {
  private readonly setter: Typesetter
  private readonly photo: DrawPhoto
  private readonly names: Map<string, string>

  constructor(setter: Typesetter, photo: DrawPhoto, names: Map<string, string>) {
    this.setter = setter
    this.photo = photo
    this.names = names
  }

  async draw(nodes: readonly DocNode[], place: Place): Promise<void> {
    for (const node of nodes) await this.block(node, place)
  }

  private async block(node: DocNode, place: Place): Promise<void> {
    const { doc } = this.setter
    const content = node.content ?? []
    switch (node.type) {
      case 'heading': {
        const size = [17, 15, 13, 12, 11, 11][Number(node.attrs?.level ?? 1) - 1] ?? 11
        this.setter.need(size * 3)
        doc.y += size * 0.4
        this.setter.paragraph(this.pieces(content, { ...place, face: 'display' }), { ...place, size })
        doc.y += 3
        return
      }
      case 'bulletList':
      case 'orderedList':
      case 'taskList':
        return this.list(node, place)
      case 'blockquote':
        return this.quote(content, place)
      case 'codeBlock':
        this.setter.paragraph([{ text: content.map(({ text }) => text ?? '').join(''), face: 'text', colour: FAINT }], {
          ...place,
          size: SIZE - 1,
        })
        doc.y += 6
        return
      case 'horizontalRule':
        this.setter.need(20)
        doc
          .moveTo(place.x + place.width * 0.4, doc.y + 6)
          .lineTo(place.x + place.width * 0.6, doc.y + 6)
          .lineWidth(0.7)
          .stroke(LINE)
        doc.y += 16
        return
      case 'table':
        return this.table(content, place)
      default:
        return this.paragraph(content, place)
    }
  }

  /** Draws a paragraph, with its pictures between the lines. */
  private async paragraph(content: readonly DocNode[], place: Place): Promise<void> {
    let run: DocNode[] = []
    const flush = () => {
      if (run.some(({ text }) => text?.trim())) this.setter.paragraph(this.pieces(run, place), { ...place, size: SIZE })
      run = []
    }
    for (const node of content) {
      const id = node.type === 'image' ? attachmentOf(node) : node.type === 'attachment' ? String(node.attrs?.id ?? '') : undefined
      if (id === undefined) run.push(node)
      else {
        flush()
        if (!(await this.photo(id))) run.push({ type: 'text', text: this.nameOf(id, node) })
      }
    }
    flush()
    this.setter.doc.y += 6
  }

  private nameOf(id: string, node: DocNode): string {
    const name = this.names.get(id) || String(node.attrs?.label ?? node.attrs?.alt ?? '')
    return name ? `[${name}] ` : ''
  }

  private async list(node: DocNode, place: Place): Promise<void> {
    const { doc } = this.setter
    let number = Number(node.attrs?.start ?? 1)
    const indent = place.x > MAX_INDENT ? 0 : 18
    for (const item of node.content ?? []) {
      this.setter.need(SIZE * 1.5)
      const y = doc.y
      const page = doc.page
      if (node.type === 'taskList') this.box(place.x + 2, y + 3.2, item.attrs?.checked === true)
      else
        doc
          .font('text')
          .fontSize(SIZE)
          .fillColor(FAINT)
          .text(node.type === 'orderedList' ? `${number++}.` : '•', place.x + 2, y, { lineBreak: false })
      doc.y = y
      await this.draw(item.content ?? [], { ...place, x: place.x + indent, width: place.width - indent })
      // Items stand closer together than paragraphs.
      if (doc.page === page) doc.y -= 4
    }
    doc.y += 4
  }

  private box(x: number, y: number, isChecked: boolean): void {
    const { doc } = this.setter
    doc.roundedRect(x, y, 8, 8, 1.5).lineWidth(0.8).stroke(FAINT)
    if (isChecked)
      doc
        .moveTo(x + 1.8, y + 4.2)
        .lineTo(x + 3.5, y + 6)
        .lineTo(x + 6.4, y + 2)
        .lineWidth(1.1)
        .stroke(LINK)
  }

  private async quote(content: readonly DocNode[], place: Place): Promise<void> {
    const { doc } = this.setter
    const { page } = doc
    const y = doc.y
    await this.draw(content, { ...place, x: place.x + 14, width: place.width - 14, colour: FAINT, face: 'text-italic' })
    if (doc.page === page)
      doc
        .moveTo(place.x + 4, y + 1)
        .lineTo(place.x + 4, doc.y - 6)
        .lineWidth(1.6)
        .stroke(LINE)
  }

  /** Draws each row as a line of its cells: tables in diaries are small, and no content is lost. */
  private async table(rows: readonly DocNode[], place: Place): Promise<void> {
    for (const row of rows) {
      const cells = (row.content ?? []).map((cell) =>
        this.pieces(cell.content?.[0]?.content ?? [], cell.type === 'tableHeader' ? { ...place, face: 'text-bold' } : place),
      )
      const pieces = cells.flatMap((cell, index) =>
        index === 0 ? cell : [{ text: '  ·  ', face: 'text' as const, colour: FAINT }, ...cell],
      )
      this.setter.paragraph(pieces, { ...place, size: SIZE - 0.5 })
    }
    this.setter.doc.y += 6
  }

  private pieces(content: readonly DocNode[], { colour = INK, face = 'text' }: Pick<Place, 'colour' | 'face'>): Piece[] {
    return content.map(({ type, text = '', marks = [] }) => {
      if (type === 'hardBreak') return { text: '\n', face }
      const has = (mark: string) => marks.some((one) => one.type === mark)
      const link = has('link')
      return {
        text,
        face: face === 'display' ? face : has('bold') ? 'text-bold' : has('italic') ? 'text-italic' : face,
        colour: link ? LINK : colour,
        strike: has('strike'),
      }
    })
  }
}

function attachmentOf(node: DocNode): string {
  return /^attachment:(.+)$/.exec(String(node.attrs?.src ?? ''))?.[1] ?? ''
}
