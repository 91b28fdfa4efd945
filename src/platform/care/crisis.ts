// Whether words speak of wanting to die or of self-harm, so that help can be shown beside them. A short list of phrases, the same
// on every device and with every model or none. It errs towards showing: a card too many is harmless. It judges nobody, is kept
// nowhere and sent nowhere. Both languages are always looked for: people write in both.

const EN = [
  /\b(?:kill|killing|hang|hanging|drown|drowning|shoot|shooting|hurt|hurting|harm|harming|cut|cutting|burn|burning) my ?self\b/,
  /\bsuicid(?:e|al)\b/,
  /(?<!\bthe )\b(?:tak(?:e|ing)|end(?:ing)?) my (?:own )?life\b/,
  /\b(?:want|wanted|wanting|wish|wished|wishing|ready|going|rather) (?:to |i (?:would |could )?|i'd )?(?:just )?die\b/,
  /\bwish(?:ed)? (?:that )?i (?:was|were|had been) (?:dead|never born|not alive|gone)\b/,
  /\b(?:want|wanted|rather|better) (?:to )?be dead\b/,
  /\b(?:do not|don'?t|didn'?t|no longer) (?:even )?want to (?:live|be alive|wake up|be here|exist|go on living)\b/,
  /\bno (?:reason|point) (?:to live|in living|to go on living|to be alive)\b/,
  /\b(?:better off|be happier) (?:dead|without me)\b/,
  /\bself[- ]?(?:harm|injur)/,
  /\bend it all\b/,
  /\b(?:took|take|taking) an overdose\b|\boverdos(?:e|ed|ing) on purpose\b/,
]

const DE = [
  /\b(?:mich|dich) (?:selber |selbst )?(?:umbringen|umzubringen|erhängen|zu erhängen|töten|zu töten|ritzen|zu ritzen|verletzen|zu verletzen|schneiden|zu schneiden|erschießen)(?![\p{L}])/u,
  /\b(?:bringe?|brächte) mich (?:\p{L}+ )?um(?![\p{L}])/u,
  /\britze? mich\b|\bverletze? mich (?:selbst|selber|absichtlich)\b/,
  /\bselbst(?:mord|tötung|verletz)|\bsuizid|\bfreitod\b/,
  /\bmir (?:selbst |selber )?(?:das leben (?:zu )?nehmen|et?was an(?:zu)?tun|was an(?:zu)?tun)\b/,
  /(?<![\p{L}])(?:will|wollte|möchte|mag|würde gern|würde gerne) (?:(?!nicht )\p{L}+ ){0,3}sterben(?![\p{L}])/u,
  /\bnicht mehr (?:leben|am leben sein|da sein|aufwachen|weiterleben)\b/,
  /(?<![\p{L}])(?:wünschte?|wäre|lieber|möchte|will) (?:ich )?(?:(?:wäre|lieber|einfach|nur|am liebsten) )?(?:ich )?(?:wäre )?tot(?![\p{L}])/u,
  /\bich wäre (?:lieber |besser )?tot\b/,
  /\bohne mich (?:\p{L}+ ){0,2}(?:besser dran|besser gehen)\b/u,
  /\bkeinen (?:grund|sinn) (?:mehr )?(?:zu|zum) leben\b/,
  /\blebensmüde\b|\blebensmued/,
  /\büberdosis (?:nehmen|genommen)\b/,
]

/** Characters looked at in one go; longer texts are looked at piece by piece, overlapping. */
const PIECE = 20_000

/** Looks for phrases that speak of suicide or self-harm, in English and German. */
export function speaksOfCrisis(text: string): boolean {
  for (let from = 0; from < text.length; from += PIECE - 200) {
    const piece = text
      .slice(from, from + PIECE)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[’‘`´]/g, "'")
      .replace(/[\s*_~]+/g, ' ')
    if (EN.some((phrase) => phrase.test(piece)) || DE.some((phrase) => phrase.test(piece))) return true
  }
  return false
}
