import { crisisIn } from '#platform/care/crisis.ts'
import type { CareSign } from '#platform/web/care/CareNotice.tsx'

/** Text that grew by this many letters counts as new. */
const NEW_AFTER = 40

/**
 * Signs of a crisis in these texts, found on the device and sent nowhere. An id names the text and its `opening` but contains none of its
 * words, so that "not now" to one sign does not silence the next.
 */
export const signsIn = (opening: string, texts: readonly string[]): CareSign[] =>
  texts.flatMap((text, at) => {
    const sign = crisisIn(text)
    return sign ? [{ id: `${opening} ${at} ${sign.kind} ${Math.floor(text.length / NEW_AFTER)}`, kind: sign.kind }] : []
  })
