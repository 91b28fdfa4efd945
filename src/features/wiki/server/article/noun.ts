import { baseForms, resolve } from '../lexicon/morphology.ts'
import type { Lexicon } from '../lexicon/database.ts'
import { slugOf } from '../lexicon/offering.ts'
import type { Synset } from '../lexicon/parse.ts'
import { capital, indefinite, listed, plural } from './grammar.ts'
import { glossOf, halves, headOf, leadOfName, MASS, nounPhrase } from './lead.ts'
import { neighbours, type Neighbour } from './relations.ts'
import type { Part, Sentence } from './text.ts'
import type { Draft } from './draft.ts'

const named = (all: readonly Neighbour[], word: 'and' | 'or' = 'and'): Part[] =>
  listed(
    all.map(({ word: one }): Part => ({ word: one })),
    word,
  )
const the = (all: readonly Neighbour[]): Part[] =>
  listed(
    all.map(({ word }): Part => ({ word })),
    'and',
  ).flatMap((part): Part[] => (typeof part === 'string' ? [part] : isName(part.word) ? [part] : ['the ', part]))

const DETERMINER = /^(?:an?|the|any|one|either|each|every)\b/i
const isName = (word: string) => /^\p{Lu}/u.test(word)

/** An article about a thing, a living being, a place or an idea. */
export async function nounArticle(lexicon: Lexicon, title: string, synset: Synset, pick: (of: number) => number): Promise<Draft> {
  const isInstance = synset.pointers.some(({ symbol }) => symbol === '@i')
  const nth = synset.words.findIndex((word) => slugOf(word) === slugOf(title)) + 1
  const [wider, narrower, instances, parts, members, stuff, wholes, groups, madeInto, opposites, family, fields] = await Promise.all([
    neighbours(lexicon, synset, ['@', '@i'], 2),
    neighbours(lexicon, synset, ['~'], 7),
    neighbours(lexicon, synset, ['~i'], 5),
    neighbours(lexicon, synset, ['%p'], 6),
    neighbours(lexicon, synset, ['%m'], 5),
    neighbours(lexicon, synset, ['%s'], 4),
    neighbours(lexicon, synset, ['#p'], 3),
    neighbours(lexicon, synset, ['#m'], 2),
    neighbours(lexicon, synset, ['#s'], 3),
    neighbours(lexicon, synset, ['!'], 2, nth),
    neighbours(lexicon, synset, ['+'], 4, nth),
    neighbours(lexicon, synset, [';c'], 1),
  ])
  const { field, text } = glossOf(synset.gloss)
  const [first, rest] = halves(text)
  const isPlural = (word: string) =>
    word.endsWith('s') && !word.endsWith('ss') && baseForms(lexicon, word, 'n').some((base) => base !== word)
  const isNoun = (word: string) => resolve(lexicon, word) !== undefined && baseForms(lexicon, word, 'n').length > 0
  const phrase = nounPhrase(first, isPlural, isNoun)
  // Plural nouns like "scissors" and "trousers" take no article, and a plural verb.
  const titleIsPlural = !isInstance && /[^suioa]s$/.test(title)
  const isForMany = phrase !== undefined && !DETERMINER.test(phrase) && isPlural(headOf(first))
  const isCountable =
    phrase !== undefined && /^(?:an?|any|one)\b/i.test(phrase) && !isName(title) && !titleIsPlural && !MASS.test(title) && isThing(synset)
  const self = isCountable ? `${indefinite(title)} ${title}` : title

  const lead: Sentence[] = []
  if (isInstance) lead.push(leadOfName(title, synset, first))
  else if (phrase === undefined || titleIsPlural) lead.push([`The word “${title}” stands for this: ${text}.`])
  else if (isForMany) lead.push([`The word “${title}” stands for ${phrase}.`])
  else {
    const wording = [
      `${self} is ${phrase}`,
      `${self} is ${phrase}`,
      isCountable ? `what people call ${self} is ${phrase}` : `by ${title} people mean ${phrase}`,
    ]
    const sentence = wording[pick(wording.length)]!
    lead.push([field === undefined ? capital(sentence) : `In ${field}, ${sentence}`, '.'])
  }
  if (rest !== undefined && phrase !== undefined && !titleIsPlural) addRest(lead, rest, lexicon)
  const synonyms = synset.words.filter((word) => slugOf(word) !== slugOf(title)).slice(0, 4)
  if (synonyms.length > 0) {
    const names = listed(
      synonyms.map((word): Part => ({ word })),
      'or',
    )
    const openings: Sentence = isInstance
      ? ['It also goes by the name of ']
      : [['Others call it ', 'Another word for it is ', 'One can also say '][synonyms.length > 1 ? pick(2) * 2 : pick(3)]!]
    lead.push([...(isInstance && synset.lexicographer === 18 ? ['Another name is '] : openings), ...names, '.'])
  }

  const place: Sentence[] = []
  if (!isInstance && wider[0]) {
    const siblings = (await neighbours(lexicon, wider[0].synset, ['~'], 6))
      .filter(({ synset: one }) => one.offset !== synset.offset)
      .slice(0, 3)
    const kind = { word: wider[0].word }
    const also = wider[1] ? [', and of ', { word: wider[1].word }] : []
    const beside = siblings.length > 1 ? named(siblings) : []
    const isGroup = isPlural(wider[0].word)
    const forms: Sentence[] = isGroup
      ? [['It is one of the ', kind, ...(beside.length > 0 ? [', like ', ...beside] : []), '.']]
      : beside.length > 0
        ? [
            ['It is a kind of ', kind, ...also, ', in one family with ', ...beside, '.'],
            ['Among its closest relations are ', ...beside, ': each is a kind of ', kind, '.'],
            [capital(self), ' is one kind of ', kind, ...also, '; others are ', ...beside, '.'],
          ]
        : [
            ['It is a kind of ', kind, ...also, '.'],
            ['One step wider, there is ', kind, ...also, '.'],
          ]
    place.push(forms[pick(forms.length)]!)
    const chain = await upwards(lexicon, wider[0].synset)
    if (chain.length > 0)
      place.push(
        pick(2) === 0
          ? [
              'From there the path leads up to ',
              ...listed(
                chain.map((word): Part => ({ word })),
                'and',
              ),
              '.',
            ]
          : [
              `Seen from further away, it belongs to the wide field${chain.length > 1 ? 's' : ''} of `,
              ...listed(
                chain.map((word): Part => ({ word })),
                'and',
              ),
              '.',
            ],
      )
  } else if (wider[0]) {
    const beside = (await neighbours(lexicon, wider[0].synset, ['~i'], 6))
      .filter(({ synset: one }) => one.offset !== synset.offset)
      .slice(0, 3)
    if (beside.length > 1) {
      const many = wider[0].word
      place.push(['Of the same sort (the dictionary says ', { word: many }, ') are ', ...named(beside), '.'])
    }
  }
  if (fields[0]) place.push(['The dictionary files it under ', { word: fields[0].word }, '.'])
  if (wholes.length > 0)
    place.push(wholes.length > 1 ? ['One meets it as a part of ', ...the(wholes), '.'] : ['It is a part of ', ...the(wholes), '.'])
  if (groups.length > 0) place.push(['Together with others it makes up ', ...the(groups), '.'])
  if (madeInto.length > 0) place.push(['It goes into the making of ', ...named(madeInto), '.'])

  const inside: Sentence[] = []
  if (narrower.length > 1) {
    const forms: Sentence[] = [
      ['There are many kinds of it, such as ', ...named(narrower), '.'],
      ['Look closer, and there are ', ...named(narrower), '.'],
      ['Some of its kinds are ', ...named(narrower), '.'],
    ]
    inside.push(narrower.length > 2 ? forms[pick(forms.length)]! : ['Two kinds of it are ', ...named(narrower), '.'])
  } else if (narrower[0]) inside.push(['A narrower word for one kind of it is ', { word: narrower[0].word }, '.'])
  if (instances.length > 0)
    inside.push(
      instances.length > 1
        ? [`Some ${isCountable ? plural(title) : 'of them'} have names of their own: `, ...named(instances), '.']
        : ['One with a name of its own is ', { word: instances[0]!.word }, '.'],
    )
  if (parts.length > 0) {
    const forms: Sentence[] = [
      ['Among its parts are ', ...the(parts), '.'],
      ['Inside are ', ...the(parts), '.'],
      ['To it belong ', ...the(parts), '.'],
    ]
    inside.push(parts.length > 1 ? forms[pick(forms.length)]! : ['A part of it is ', ...the(parts), '.'])
  }
  if (members.length > 0)
    inside.push([members.length > 1 ? 'Its members are, among others, ' : 'One of its members is ', ...the(members), '.'])
  if (stuff.length > 0) inside.push(['It is made with ', ...named(stuff), '.'])

  const around: Sentence[] = []
  if (opposites.length > 0)
    around.push([['Its opposite is ', 'On the other side stands ', 'It has a counterpart: '][pick(3)]!, ...named(opposites), '.'])
  if (family.length > 0)
    around.push([
      family.length > 1 ? ['From the same root grow ', 'Words of the same family are '][pick(2)]! : 'A word of the same family is ',
      ...named(family),
      '.',
    ])
  return {
    paragraphs: [lead, place, inside, around],
    neighbours: [
      ...wider.map(({ word }) => ({ word, relation: 'wider' as const })),
      ...[...narrower, ...instances].slice(0, 6).map(({ word }) => ({ word, relation: 'narrower' as const })),
      ...[...parts, ...members, ...stuff].slice(0, 3).map(({ word }) => ({ word, relation: 'part' as const })),
      ...[...wholes, ...groups, ...madeInto].slice(0, 2).map(({ word }) => ({ word, relation: 'whole' as const })),
      ...opposites.map(({ word }) => ({ word, relation: 'opposite' as const })),
      ...family.slice(0, 2).map(({ word }) => ({ word, relation: 'family' as const })),
    ],
  }
}

/** Acts, states, feelings and materials take no article, even if their description has one. */
const isThing = ({ lexicographer, words }: Synset) =>
  ![7, 12, 26, 27].includes(lexicographer) && !/(?:ness|ity|ism|ance|ence|ing|ship|cy|ure)$/.test(words[0]!)

/** Adds the gloss after its first semicolon: as a sentence if it begins with a verb ("freezes into ice"), else to the one before. */
export function addRest(lead: Sentence[], rest: string, lexicon: Lexicon): void {
  const text = rest.replace(/^and /, '').replace(/[.;,]$/, '')
  const word = text.split(/[\s,]/)[0]!
  const isVerb =
    /[^s]s$/.test(word) &&
    !lexicon.has(word) &&
    baseForms(lexicon, word, 'v').length > 0 &&
    /^(?:occurs|is|has|freezes|includes|consists|lives|grows|makes|contains|lacks|causes|comes|gives|\w+(?:uces|ates|izes|ends|ines|eeds))$/.test(
      word,
    )
  if (isVerb || /^(?:is|was|has|includes)\b/.test(text)) lead.push([`It ${text}.`])
  else {
    const last = lead.pop() ?? []
    lead.push([...last.slice(0, -1), `${plainEnd(last.at(-1))}; ${text}.`])
  }
}

const plainEnd = (part: Part | undefined): string => (typeof part === 'string' ? part.replace(/\.$/, '') : (part?.word ?? ''))

const TOO_WIDE: ReadonlySet<string> = new Set([
  'entity',
  'physical entity',
  'abstraction',
  'abstract entity',
  'whole',
  'object',
  'unit',
  'psychological feature',
  'thing',
  'matter',
  'attribute',
  'relation',
  'group',
  'causal agent',
  'living thing',
  'instrumentality',
])

/** Hypernyms: two words above the wider one, as long as they are informative. */
async function upwards(lexicon: Lexicon, from: Synset): Promise<string[]> {
  const chain: string[] = []
  let at: Synset | undefined = from
  while (at && chain.length < 2) {
    const [next]: Neighbour[] = await neighbours(lexicon, at, ['@'], 1)
    at = next?.synset
    if (!next || TOO_WIDE.has(next.word)) break
    chain.push(next.word)
  }
  return chain
}
