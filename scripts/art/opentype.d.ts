/** The part of opentype.js that the pictures need (the package has no types). */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export interface Font {
    unitsPerEm: number
    charToGlyphIndex(char: string): number
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): { commands: PathCommand[] }
  }
  const opentype: { parse(data: ArrayBuffer): Font }
  export default opentype
}
