import amatic from '@fontsource/amatic-sc/files/amatic-sc-latin-400-normal.woff2?url'
import caveat from '@fontsource/caveat/files/caveat-latin-400-normal.woff2?url'
import courier from '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2?url'
import gloria from '@fontsource/gloria-hallelujah/files/gloria-hallelujah-latin-400-normal.woff2?url'
import pacifico from '@fontsource/pacifico/files/pacifico-latin-400-normal.woff2?url'
import patrick from '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2?url'
import playfair from '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2?url'
import shadows from '@fontsource/shadows-into-light/files/shadows-into-light-latin-400-normal.woff2?url'
import typewriter from '@fontsource/special-elite/files/special-elite-latin-400-normal.woff2?url'
import { useEffect, useState } from 'react'
import type { Face } from '../../core/kinds.ts'

/** `url`: only for a font that nothing but scrapbook pages use; it is fetched when a page first shows it. */
const FAMILIES: Readonly<Record<Face, { family: string; rest: string; url?: string }>> = {
  display: { family: 'Fernwell Display', rest: 'Georgia, serif' },
  text: { family: 'Fernwell Text', rest: 'system-ui, sans-serif' },
  caveat: { family: 'Scrap Caveat', rest: 'cursive', url: caveat },
  amatic: { family: 'Scrap Amatic', rest: 'cursive', url: amatic },
  typewriter: { family: 'Scrap Typewriter', rest: 'monospace', url: typewriter },
  patrick: { family: 'Scrap Patrick', rest: 'cursive', url: patrick },
  playfair: { family: 'Scrap Playfair', rest: 'serif', url: playfair },
  pacifico: { family: 'Scrap Pacifico', rest: 'cursive', url: pacifico },
  courier: { family: 'Scrap Courier', rest: 'monospace', url: courier },
  shadows: { family: 'Scrap Shadows', rest: 'cursive', url: shadows },
  gloria: { family: 'Scrap Gloria', rest: 'cursive', url: gloria },
}

const loading = new Map<string, Promise<unknown>>()
const loaded = new Set<string>()

const faceOf = (face: string | undefined) => FAMILIES[face as Face] ?? FAMILIES.text

export function familyOf(face: string | undefined): string {
  const { family, rest } = faceOf(face)
  return `'${family}', ${rest}`
}

/** Fetches a font; a failed one is replaced by a fallback and fetched again at the next visit. */
export function loadFace(face: string | undefined): Promise<unknown> {
  const { family, url } = faceOf(face)
  const known = loading.get(family)
  if (known) return known
  const coming = url
    ? new FontFace(family, `url(${url})`).load().then((one) => document.fonts.add(one))
    : document.fonts.load(`24px '${family}'`)
  const done = coming.then(
    () => loaded.add(family),
    () => loading.delete(family),
  )
  loading.set(family, done)
  return done
}

/** Whether a font has loaded; requests it. */
export function useFace(face: string | undefined): boolean {
  const { family } = faceOf(face)
  const [, setCame] = useState('')
  useEffect(() => {
    if (loaded.has(family)) return
    let isHere = true
    void loadFace(face).then(() => isHere && setCame(family))
    return () => {
      isHere = false
    }
  }, [face, family])
  return loaded.has(family)
}
