import type { Lexicon } from '../lexicon/database.ts'
import { slugOf } from '../lexicon/offering.ts'
import type { Synset } from '../lexicon/parse.ts'
import { addRest } from './noun.ts'
import { listed } from './grammar.ts'
import { glossOf, halves } from './lead.ts'
import { neighbours, type Neighbour } from './relations.ts'
import type { Part, Sentence } from './text.ts'
import type { Draft } from './draft.ts'

const named = (all: readonly Neighbour[], word: 'and' | 'or'): Part[] =>
  listed(
    all.map(({ word: one }): Part => ({ word: one })),
    word,
  )
const to = (all: readonly Neighbour[]): Part[] =>
  named(all, 'or').flatMap((part): Part[] => (typeof part === 'string' ? [part] : ['to ', part]))

/** An article about a verb. */
export async function verbArticle(lexicon: Lexicon, title: string, synset: Synset, pick: (of: number) => number): Promise<Draft> {
  const nth = synset.words.findIndex((word) => slugOf(word) === slugOf(title)) + 1
  const [wider, narrower, opposites, needs, causes, family, near] = await Promise.all([
    neighbours(lexicon, synset, ['@'], 1),
    neighbours(lexicon, synset, ['~'], 6),
    neighbours(lexicon, synset, ['!'], 2, nth),
    neighbours(lexicon, synset, ['*'], 2),
    neighbours(lexicon, synset, ['>'], 2),
    neighbours(lexicon, synset, ['+'], 4, nth),
    neighbours(lexicon, synset, ['^'], 3),
  ])
  const { field, of, text } = glossOf(synset.gloss)
  const [first, rest] = halves(text)
  const opening = field !== undefined ? `In ${field}, to` : of !== undefined ? `Said of ${of}, to` : 'To'
  // "Be", "move", "cause to": a gloss that begins with a verb needs no change.
  const word = first.split(/[\s,]/)[0]!
  const isVerbFirst = lexicon.has(word, 'v') && !/^(?:to|the|an?|used|in|of)$/.test(word)
  const lead: Sentence[] = [
    isVerbFirst ? [`${opening} ${title} is to ${first}.`] : [`${opening} ${title} means this: ${first.replace(/^to /, '')}.`],
  ]
  if (rest !== undefined) {
    const [more] = halves(rest)
    const verb = more.split(/[\s,]/)[0]!
    if (isVerbFirst && lexicon.has(verb, 'v') && more.length > 3) lead.push([`In other words, it is to ${more}.`])
    else addRest(lead, more, lexicon)
  }
  const synonyms = synset.words.filter((one) => slugOf(one) !== slugOf(title)).slice(0, 4)
  if (synonyms.length > 0)
    lead.push([
      ['One can also say ', 'Other words for it are '][synonyms.length > 1 ? pick(2) : 0]!,
      ...listed(
        synonyms.map((one): Part => ({ word: one })),
        'or',
      ),
      '.',
    ])

  const place: Sentence[] = []
  if (wider[0]) {
    const beside = (await neighbours(lexicon, wider[0].synset, ['~'], 6))
      .filter(({ synset: one }) => one.offset !== synset.offset)
      .slice(0, 3)
    const kind = { word: wider[0].word }
    const forms: Sentence[] = [
      [`To ${title} is one way to `, kind, ...(beside.length > 1 ? ['; it is another to ', ...named(beside, 'or')] : []), '.'],
      ['In a wider sense, it is to ', kind, '.'],
      ['The wider word is ', kind, ...(beside.length > 1 ? [', which also has room for ', ...named(beside, 'and')] : []), '.'],
    ]
    place.push(forms[pick(forms.length)]!)
  }
  if (narrower.length > 0)
    place.push(
      narrower.length > 1
        ? [
            [
              'There are finer words for the ways of doing it: ',
              'Depending on how it is done, one says ',
              'It can be done in many ways: one may ',
            ][pick(3)]!,
            ...named(narrower, 'or'),
            '.',
          ]
        : ['A finer word for one way of doing it is ', { word: narrower[0]!.word }, '.'],
    )
  const around: Sentence[] = []
  if (needs.length > 0) around.push([`It cannot be done without something else: to ${title}, one also has `, ...to(needs), '.'])
  if (causes.length > 0) around.push(['It leads to this: ', ...to(causes), '.'])
  if (opposites.length > 0) around.push(['The opposite is ', ...to(opposites), '.'])
  if (near.length > 0) around.push(['Close by in meaning ', near.length > 1 ? 'are ' : 'is ', ...named(near, 'and'), '.'])
  if (family.length > 0)
    around.push([family.length > 1 ? 'From the same root come ' : 'From the same root comes ', ...named(family, 'and'), '.'])
  return {
    paragraphs: [lead, place, around],
    neighbours: [
      ...wider.map((one) => ({ word: one.word, relation: 'wider' as const })),
      ...narrower.slice(0, 5).map((one) => ({ word: one.word, relation: 'narrower' as const })),
      ...[...needs, ...causes].slice(0, 2).map((one) => ({ word: one.word, relation: 'part' as const })),
      ...opposites.map((one) => ({ word: one.word, relation: 'opposite' as const })),
      ...near.slice(0, 2).map((one) => ({ word: one.word, relation: 'near' as const })),
      ...family.slice(0, 3).map((one) => ({ word: one.word, relation: 'family' as const })),
    ],
  }
}
