import { crisisIn } from '#platform/care/crisis.ts'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'

/** Text that grew by this many letters counts as new. */
const NEW_AFTER = 40

/** Looks for crisis words on every letter, on this device; "not now" applies to signs found so far in this form. */
export default function CareWatch({ name, texts }: { name: string; texts: readonly string[] }) {
  const signs = texts.flatMap((text, at) => {
    const sign = crisisIn(text)
    return sign ? [{ id: `therapist ${name} ${at} ${sign.kind} ${Math.floor(text.length / NEW_AFTER)}`, kind: sign.kind }] : []
  })
  return <CareNotice signs={signs} texts={texts} isAlwaysOffered />
}
