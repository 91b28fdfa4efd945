import type { Synset } from '../lexicon/parse.ts'
import { indefinite } from './grammar.ts'
import type { Sentence } from './text.ts'

/** A parsed gloss: `(chemistry) …` names a field, `(of birds) …` names what it applies to. */
export type Gloss = { field?: string; of?: string; text: string }

export function glossOf(gloss: string): Gloss {
  const opening = /^\(([^()]{2,60})\) +(?=\S)/.exec(gloss)
  if (!opening) return { text: gloss }
  const inside = opening[1]!
  const text = gloss.slice(opening[0].length)
  if (/^(?:often |usually |especially )?(?:used |said )?of /.test(inside)) return { of: inside.replace(/^.*?\bof /, ''), text }
  if (
    /^(?:[a-z]+ ){0,2}[a-z]+$/.test(inside) &&
    !/^(?:used|often|usually|not|when|with|in|formal|informal|plural|followed|postpositive)\b/.test(inside)
  )
    return { field: inside, text }
  return { text: gloss }
}

/** Splits a gloss at its first semicolon. */
export function halves(text: string): [string, string | undefined] {
  let depth = 0
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ';' && depth === 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim() || undefined]
  }
  return [text, undefined]
}

const DETERMINED =
  /^(?:an?|the|any|one|some|all|either|both|each|every|his|her|its|their|someone|somebody|anyone|anything|something|what|whatever|those|two|three|four|five|six|seven|several|many|most|nothing|everything|no|that|this)\b/i
/** Nouns for materials and uncountable things: they take no article. */
export const MASS =
  /^(?:water|material|matter|information|food|music|money|behavior|meat|wood|cloth|fabric|knowledge|research|time|work|energy|land|fiber|yarn|leather|paper|equipment|furniture|clothing|soil|rock|pain|damage|weather|light|air|speech|writing|poetry|literature|evidence|skill|freedom|respect|ability|inability|lack|absence|loss|growth|use|treatment|control|support|care|conduct|confidence|courage|luck|anger|fear|love|sadness|happiness|excellence|strength|power|force|heat|fat|oil|bread|cheese|beer|wine|snow|rain|ice|flesh|tissue|hair|fur|skin|gas|liquid|metal|coal|sand|dust|dirt|property|income|advice|help|interest|attention|devotion|belief|trust|talk|discussion|training|education|instruction|exercise|travel|transportation|transport|trade|violence|injury|death|birth|softness|hardness|readiness|willingness|refusal|failure|payment|relief|praise|criticism|humor|wit|sound|noise|software|hardware|machinery|armor|artillery|flour|sugar|salt|milk|cream|butter|juice|tea|coffee|tobacco|cotton|silk|wool|linen|electricity|radiation|combustion|movement|motion|evergreen)$/

/** The head of a noun phrase: the last word before its modifiers. */
export function headOf(phrase: string): string {
  const end = phrase.search(
    /(?: of| that| which| who| whose| whom| in| on| at| for| from| with| without| by| to| used| having| consisting| made| given| found| held| between| against| as| into| near| under| over| about| where| when| during| containing| based| caused| characterized| resulting| produced| marked| worn| taken| designed| intended| formed| native| related| such| or| and| toward| around| among| composed| belonging| required| served| equal| through| along| within| relating| resembling| usually| inhabited| occurring)\b|[,;:(]| [a-z]+(?:ing|ed) /,
  )
  const words = (end === -1 ? phrase : phrase.slice(0, end)).trim().split(/\s+/)
  return words.at(-1)?.toLowerCase() ?? ''
}

/** The gloss as a noun phrase, with the article it needs; undefined if that cannot be decided. */
export function nounPhrase(text: string, isPlural: (word: string) => boolean, isNoun: (word: string) => boolean): string | undefined {
  if (text === '' || /^[(‘“"]/.test(text)) return undefined
  if (/^(?:used|of|in|on|by|from|with|being|having|not|when|where|how|to|characterized|relating)\b/.test(text)) return undefined
  if (DETERMINED.test(text)) return text
  const first = text.split(/[\s,;(]/)[0]!
  const head = headOf(text)
  if (first.endsWith('ing') && head.length <= first.length) return text
  if (!isNoun(head)) return undefined
  if (isPlural(head) || MASS.test(head) || /(?:ness|ity|ism|ship|hood|ance|ence|ure|age|ment|ation|ics)$/.test(head)) return text
  return `${indefinite(text)} ${text}`
}

const DATES = /\(\d{2,4}-\d|\(\?|\(circa|\(died|BC/

/** Lead sentence about a named person, place or thing: "was" for people of the past. */
export function leadOfName(title: string, synset: Synset, text: string): Sentence {
  const isPerson = synset.lexicographer === 18
  const verb = isPerson && DATES.test(text) ? 'was' : 'is'
  const phrase = /^(?:an?|the|one|any|his|her)\b/i.test(text) ? text : `${indefinite(text)} ${text}`
  return [{ word: title }, ` ${verb} ${phrase}.`]
}
