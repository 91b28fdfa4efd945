const STEM = '#3d6b4c'
const LEAF = '#7fa787'

/** A frond that unrolls towards the light: leaves in pairs along a bent stem, smaller to its tip, which is still a curl. */
export function drawFern(doc: PDFKit.PDFDocument, x: number, base: number, height: number): void {
  const at = (t: number) => ({ x: x + Math.sin(t * 1.9) * height * 0.13, y: base - t * height })
  const from = at(0)
  doc.save().lineCap('round').moveTo(from.x, from.y)
  for (let t = 0.02; t <= 0.92; t += 0.02) doc.lineTo(at(t).x, at(t).y)
  doc.lineWidth(1.6).stroke(STEM)
  for (let index = 0; index < 17; index++) {
    const t = 0.14 + index * 0.045
    const root = at(t)
    const length = height * 0.24 * Math.sin(Math.PI * (0.18 + 0.8 * (1 - t))) * (1 - t * 0.45)
    for (const side of [-1, 1]) leaf(doc, root, side * length, length * 0.42)
  }
  const tip = at(0.92)
  doc.moveTo(tip.x, tip.y)
  for (let turn = 0; turn < 1; turn += 0.03) {
    const radius = height * 0.045 * (1 - turn)
    const angle = turn * Math.PI * 3.4
    doc.lineTo(tip.x + height * 0.045 - Math.cos(angle) * radius, tip.y - Math.sin(angle) * radius)
  }
  doc.lineWidth(1.3).stroke(STEM).restore()
}

function leaf(doc: PDFKit.PDFDocument, root: { x: number; y: number }, across: number, up: number): void {
  const tip = { x: root.x + across, y: root.y - up }
  const bend = Math.abs(across) * 0.2
  doc
    .moveTo(root.x, root.y)
    .quadraticCurveTo(root.x + across * 0.45, root.y - up * 0.2 - bend, tip.x, tip.y)
    .quadraticCurveTo(root.x + across * 0.55, root.y - up * 0.5 + bend, root.x, root.y)
    .fillColor(LEAF)
    .fill()
}
