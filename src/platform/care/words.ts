import { editDistance } from '#platform/contract/edit-distance.ts'

/** A sentence as the rules read it: small words without case, accents, umlauts or apostrophes; `breaks` marks where a clause begins. */
export type Sentence = { words: readonly string[]; clauseOf: readonly number[]; isQuestion: boolean }

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
/** Longer is no word, and nothing is found in it. */
const LONGEST_WORD = 40
/** A text without full stops is read in pieces of this many words. */
const LONGEST_SENTENCE = 120

/** Contractions, and common typing mistakes. */
const SUBJECT: Readonly<Record<string, string>> = {
  wanna: 'want to',
  gonna: 'going to',
  kms: 'kill myself',
  unalive: 'kill',
  unaliving: 'killing',
  cannot: 'cant',
  meself: 'myself',
  myslef: 'myself',
  mysefl: 'myself',
  myselfe: 'myself',
  nomore: 'anymore',
  anymroe: 'anymore',
  noone: 'nobody',
  alot: 'often',
  dyin: 'dying',
  livin: 'living',
  hab: 'habe',
  bring: 'bringe',
  mag: 'moechte',
  mochte: 'moechte',
  moecht: 'moechte',
  moechts: 'moechte',
  koennt: 'koennte',
  wuerd: 'wuerde',
  wolt: 'wollte',
  wue: 'will',
  wui: 'will',
  nimma: 'nicht mehr',
  sterbn: 'sterben',
  kb: 'keine bock',
  mog: 'moechte',
  nehm: 'nehme',
  halts: 'halte es',
  hats: 'hat es',
  habs: 'habe es',
  kanns: 'kann es',
  u: 'you',
  lebn: 'leben',
  wunschte: 'wuenschte',
  wuensche: 'wuenschte',
  waer: 'waere',
  ware: 'waere',
  konnte: 'koennte',
  nimmer: 'nicht mehr',
  nich: 'nicht',
  net: 'nicht',
  ned: 'nicht',
  selber: 'selbst',
  mehn: 'mehr',
}
/** Long words of the rules. One slip in them (a letter too many, too few, another, or two swapped) is read as meant. */
const KEYWORDS =
  'suicide suicidal disappear overdose anymore without goodbye hopeless burden umbringen umzubringen selbstmord sterben verletzen lebensmuede aufwachen verschwinden abschiedsbrief suizid suizidal selbstmordgedanken suizidgedanken hoffnungslos beenden'.split(
    ' ',
  )
const KEYWORDS_BY_START = Map.groupBy(KEYWORDS, (word) => word[0]!)

/** Words that are never taken for slips. */
type Known = Pick<ReadonlySet<string>, 'has'>

/** Splits a text into sentences of words; `known` ones are never taken for slips. Takes time in proportion to its length. */
export function* sentencesOf(text: string, known: Known): Generator<Sentence> {
  let words: string[] = []
  let clauseOf: number[] = []
  let clause = 0
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}'’‘`´]+|[.!?;:…\n\r]|[,–—()]/gu)) {
    if (/[.!?;:…\n\r]/.test(piece) || words.length >= LONGEST_SENTENCE) {
      if (words.length > 0) yield { words, clauseOf, isQuestion: piece === '?' }
      words = []
      clauseOf = []
    }
    if (/[,–—()]/.test(piece)) clause++
    else {
      for (const word of wordsOf(piece, known)) {
        words.push(word)
        clauseOf.push(clause)
      }
    }
  }
  if (words.length > 0) yield { words, clauseOf, isQuestion: false }
}

function wordsOf(piece: string, known: Known): readonly string[] {
  if (piece.length > LONGEST_WORD) return []
  const plain = piece
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter]!)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(.)\1\1+/gu, '$1')
  if (plain === '') return []
  const intended = Object.hasOwn(SUBJECT, plain) ? SUBJECT[plain]! : correctedOf(plain, known)
  return intended.split(' ')
}

function correctedOf(word: string, known: Known): string {
  if (word.length < 6 || known.has(word)) return word
  return KEYWORDS_BY_START.get(word[0]!)?.find((keyword) => isOneSlipFrom(word, keyword)) ?? word
}

/** Whether one insertion, deletion, substitution or swap of neighbours makes one of the other. */
export const isOneSlipFrom = (word: string, other: string): boolean => editDistance(word, other, 1) === 1
