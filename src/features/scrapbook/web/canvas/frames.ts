/** The picture's rectangle inside a frame of a width and height, and the radius of its corners. */
export function innerOf(frame: string, w: number, h: number): { x: number; y: number; width: number; height: number; radius: number } {
  const edge = Math.min(w, h) * 0.05
  if (frame === 'white') return { x: edge, y: edge, width: w - 2 * edge, height: h - 2 * edge, radius: 0 }
  if (frame === 'polaroid') return { x: edge, y: edge, width: w - 2 * edge, height: h - edge - h * 0.2, radius: 0 }
  if (frame === 'film') return { x: 0, y: h * 0.09, width: w, height: h * 0.82, radius: 0 }
  return { x: 0, y: 0, width: w, height: h, radius: frame === 'rounded' ? Math.min(w, h) * 0.08 : 0 }
}
