import type { Lexicon } from '../lexicon/database.ts'
import { slugOf } from '../lexicon/offering.ts'
import type { Synset } from '../lexicon/parse.ts'
import { capital, listed } from './grammar.ts'
import { glossOf, halves } from './lead.ts'
import { neighbours, type Neighbour } from './relations.ts'
import type { Part, Sentence } from './text.ts'
import type { Draft } from './draft.ts'

const named = (all: readonly Neighbour[], word: 'and' | 'or' = 'and'): Part[] =>
  listed(
    all.map(({ word: one }): Part => ({ word: one })),
    word,
  )

/** An adjective's gloss as a sentence: glosses have a few forms, and each needs its own introduction. */
function qualityWords(title: string, of: string | undefined, text: string): string {
  const whom = of === undefined ? 'something' : of
  const used = /^(?:usually |often |especially |chiefly )?used (?:especially |chiefly )?of /.exec(text)
  const about = /^(?:of or )?(?:relating|pertaining) to (?!or\b)/.exec(text)
  if (about) return `“${capital(title)}” is said of what has to do with ${text.slice(about[0].length)}`
  if (/^(?:of or |in or |relating|pertaining)/.test(text)) return `“${capital(title)}” describes something ${text}`
  if (used && of === undefined) return `“${capital(title)}” is said of ${text.slice(used[0].length)}`
  if (
    /^(?:not|without|in|on|at|of|being|having|lacking|with|full|free|able|capable|worthy|likely|unable|most|very|more|less|so|too|only|as|beyond|against|for|from|by|under|made|given|caused|characterized|marked|\w+(?:ed|ing|ful|ous|ive|al|ic|ble|less|ent|ant|ar|ary))\b/.test(
      text,
    )
  ) {
    if (of !== undefined) return `Of ${whom}, “${title}” means ${text}`
    return `Something ${title} is ${text.replace(/^(?:being|characterized)\b/, (word) => (word === 'being' ? '' : word)).trim()}`
      .replace(' is having ', ' has ')
      .replace(' is lacking ', ' lacks ')
  }
  return `“${capital(title)}” means: ${text}`
}

/** An article about an adjective. */
export async function adjectiveArticle(lexicon: Lexicon, title: string, synset: Synset, pick: (of: number) => number): Promise<Draft> {
  const nth = synset.words.findIndex((word) => slugOf(word) === slugOf(title)) + 1
  const [similar, also, direct, about, from, family] = await Promise.all([
    neighbours(lexicon, synset, ['&'], 7),
    neighbours(lexicon, synset, ['^'], 4),
    neighbours(lexicon, synset, ['!'], 2, nth),
    neighbours(lexicon, synset, ['='], 1),
    neighbours(lexicon, synset, ['\\', '<'], 1, nth),
    neighbours(lexicon, synset, ['+'], 4, nth),
  ])
  // Many adjectives have no antonym of their own, but are similar to one that has.
  const head = direct.length === 0 && similar[0] ? await neighbours(lexicon, similar[0].synset, ['!'], 1) : []
  const { field, of, text } = glossOf(synset.gloss)
  const [first, rest] = halves(text)
  const lead: Sentence[] = [[field === undefined ? `${qualityWords(title, of, first)}.` : `In ${field}, “${title}” means: ${first}.`]]
  if (rest !== undefined) lead.push([`Or, in other words: ${halves(rest)[0]}.`])
  const synonyms = synset.words.filter((word) => slugOf(word) !== slugOf(title)).slice(0, 4)
  if (synonyms.length > 0) lead.push(['The same is said by ', ...listed(synonyms.map((word): Part => ({ word }))), '.'])
  const shades: Sentence[] = []
  if (similar.length > 1)
    shades.push([
      ['It has many shades: ', 'Near to it, each in its own way, are ', 'Words that come close are '][pick(3)]!,
      ...named(similar),
      '.',
    ])
  else if (similar[0]) shades.push(['It is a shade of ', { word: similar[0].word }, '.'])
  if (also.length > 0) shades.push([also.length > 1 ? 'Not far away are ' : 'Not far away is ', ...named(also), '.'])
  const around: Sentence[] = []
  if (direct.length > 0) around.push([['Its opposite is ', 'The other end of the scale is '][pick(2)]!, ...named(direct, 'or'), '.'])
  else if (head[0]) around.push(['Over on the other side, more or less, stands ', { word: head[0].word }, '.'])
  if (about[0]) around.push(['The scale on which it has its place is ', { word: about[0].word }, '.'])
  if (from[0]) around.push(['It comes from the word ', { word: from[0].word }, '.'])
  if (family.length > 0)
    around.push([family.length > 1 ? 'Words of the same family are ' : 'A word of the same family is ', ...named(family), '.'])
  return {
    paragraphs: [lead, shades, around],
    neighbours: [
      ...similar.slice(0, 6).map(({ word }) => ({ word, relation: 'near' as const })),
      ...[...direct, ...head].map(({ word }) => ({ word, relation: 'opposite' as const })),
      ...[...about, ...from].map(({ word }) => ({ word, relation: 'wider' as const })),
      ...family.slice(0, 3).map(({ word }) => ({ word, relation: 'family' as const })),
    ],
  }
}

/** An article about an adverb. */
export async function adverbArticle(lexicon: Lexicon, title: string, synset: Synset, pick: (of: number) => number): Promise<Draft> {
  const nth = synset.words.findIndex((word) => slugOf(word) === slugOf(title)) + 1
  const [from, opposites] = await Promise.all([neighbours(lexicon, synset, ['\\'], 1, nth), neighbours(lexicon, synset, ['!'], 2, nth)])
  const near = from[0] ? await neighbours(lexicon, from[0].synset, ['&'], 4) : []
  const { text } = glossOf(synset.gloss)
  const [first, rest] = halves(text)
  const lead: Sentence[] = [
    /^[a-z]+ly$/.test(title) && /^(?:in|with|without|by|to|at|on|from|for)\b/.test(first)
      ? [`What happens ${title} happens ${first}.`]
      : [`“${capital(title)}” means: ${first}.`],
  ]
  if (rest !== undefined) lead.push([`Or, in other words: ${halves(rest)[0]}.`])
  const synonyms = synset.words.filter((word) => slugOf(word) !== slugOf(title)).slice(0, 4)
  if (synonyms.length > 0)
    lead.push([
      ['One can also say ', 'The same is said by '][pick(2)]!,
      ...listed(
        synonyms.map((word): Part => ({ word })),
        'or',
      ),
      '.',
    ])
  const around: Sentence[] = []
  if (from[0])
    around.push([
      'It is made from ',
      { word: from[0].word },
      ...(near.length > 1 ? [', which keeps company with ', ...named(near)] : []),
      '.',
    ])
  if (opposites.length > 0) around.push(['The other way round it is ', ...named(opposites, 'or'), '.'])
  return {
    paragraphs: [lead, around],
    neighbours: [
      ...from.map(({ word }) => ({ word, relation: 'wider' as const })),
      ...near.map(({ word }) => ({ word, relation: 'near' as const })),
      ...opposites.map(({ word }) => ({ word, relation: 'opposite' as const })),
    ],
  }
}
