import { dayNumber } from '#platform/contract/dates.ts'
import { eachToken, foldTag } from './tokens.ts'
import { isInScope, type JournalScope } from '../journal-scopes.ts'
import { plainText } from './plain-text.ts'
import { Postings } from './postings.ts'
import { findPhrase, findWord, type Field, type Found, type TermSource } from './text-match.ts'
import type { Clause, Query, Ranked, RankedAnswer, SearchDoc } from './types.ts'
import { Vocabulary } from './vocabulary.ts'

/** The stored data of an entry besides its word positions. */
type Doc = {
  id: string
  at: number
  day: number
  mood: number
  moodId: string | null
  journalId: string | undefined
  flags: number
  /** Positions below this belong to the title; then follow tags, names and place; then the text. */
  titleEnd: number
  namesEnd: number
  words: number
}

const PHOTO = 1
const AUDIO = 2
const FILE = 4
const TEXT = 8
const PLACE = 16
const STARRED = 32
const HARD = 64
const TRASHED = 128
const FLAGS = { photo: PHOTO, audio: AUDIO, file: FILE, text: TEXT, place: PLACE, starred: STARRED, hard: HARD, trash: TRASHED } as const

/** Positions left free between two fields, so that no phrase spans both. */
const GAP = 10
/** Number of positions that a sorting key can hold. */
const KEY = 2 ** 21
/** Largest bonus for newer entries, which only decides between equal ones. */
const RECENCY = 0.02
/** The index is rebuilt when it has this many removed entries, and they are this share of all. */
const MAX_DEAD = 1000
const DEAD_SHARE = 0.3

/**
 * Inverted index of a person's entries with word positions, a few megabytes for ten years. It does not store the texts;
 * the caller loads them to show a result (see snippet.ts). A changed entry is put again.
 */
export class JournalIndex implements TermSource {
  vocabulary = new Vocabulary()
  #postings = new Postings()
  #docs: (Doc | undefined)[] = []
  #numbers = new Map<string, number>()
  #dead = 0
  #words = 0
  #keys = new Float64Array(4096)
  #run = new Int32Array(1024)

  /** Number of entries in the index. */
  get size(): number {
    return this.#numbers.size
  }

  /** Bytes of the lists; the vocabulary's strings come on top. */
  get bytes(): number {
    return this.#postings.bytes
  }

  has(id: string): boolean {
    return this.#numbers.has(id)
  }

  /** Ids of all entries in it. */
  ids(): IterableIterator<string> {
    return this.#numbers.keys()
  }

  put(entry: SearchDoc): void {
    this.remove(entry.id)
    const number = this.#docs.length
    const body = plainText(entry.body)
    let count = 0
    let position = 0
    const take = (term: string) => {
      if (count === this.#keys.length) {
        const larger = new Float64Array(count * 2)
        larger.set(this.#keys)
        this.#keys = larger
      }
      this.#keys[count++] = this.#termNumber(term) * KEY + Math.min(position++, KEY - 1)
    }
    eachToken(entry.title, take)
    const titleEnd = position
    for (const name of [...entry.tags, ...entry.names, entry.place ?? '']) {
      position += GAP
      eachToken(name, take)
    }
    const namesEnd = position
    position += GAP
    eachToken(body, take)
    const words = count
    position = 0
    for (const tag of entry.tags) take(`#${foldTag(tag)}`)
    eachToken(entry.place ?? '', (term) => take(`@${term}`))
    this.#write(number, count)
    this.#docs.push({
      id: entry.id,
      at: entry.at,
      day: dayNumber(entry.localDay),
      mood: entry.mood ?? 0,
      moodId: entry.moodId,
      journalId: entry.journalId,
      flags: flagsOf(entry, body),
      titleEnd,
      namesEnd,
      words,
    })
    this.#numbers.set(entry.id, number)
    this.#words += words
  }

  /** The terms of one entry, sorted, so that each is written once with all its positions. */
  #write(doc: number, count: number): void {
    const keys = this.#keys.subarray(0, count).sort()
    for (let i = 0; i < count;) {
      const term = Math.floor(keys[i]! / KEY)
      let length = 0
      for (; i < count && Math.floor(keys[i]! / KEY) === term; i++) {
        if (length === this.#run.length) {
          const larger = new Int32Array(length * 2)
          larger.set(this.#run)
          this.#run = larger
        }
        this.#run[length++] = keys[i]! - term * KEY
      }
      this.#postings.add(term, doc, this.#run, length)
    }
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#words -= this.#docs[number]!.words
    this.#docs[number] = undefined
    this.#numbers.delete(id)
    this.#dead++
    if (this.#dead > MAX_DEAD && this.#dead > this.#docs.length * DEAD_SHARE) this.#tidy()
  }

  #termNumber(term: string): number {
    const known = this.vocabulary.number(term)
    if (known !== undefined) return known
    const number = this.#postings.addTerm()
    this.vocabulary.add(term, number)
    return number
  }

  /** Rebuilds the index without the removed entries. */
  #tidy(): void {
    const [old, terms] = [this.#postings, this.vocabulary.startingWith('', Infinity)]
    const next = this.#docs.filter((doc) => doc !== undefined)
    const place = new Map(next.map(({ id }, i) => [this.#numbers.get(id)!, i]))
    const before = this.vocabulary
    this.#postings = new Postings()
    this.vocabulary = new Vocabulary()
    for (const term of terms) {
      let number: number | undefined
      old.visit(before.number(term)!, (doc, positions, count) => {
        const moved = place.get(doc)
        if (moved === undefined) return
        if (number === undefined) this.vocabulary.add(term, (number = this.#postings.addTerm()))
        this.#postings.add(number, moved, positions, count)
      })
    }
    this.#docs = next
    this.#numbers = new Map(next.map(({ id }, i) => [id, i]))
    this.#dead = 0
  }

  // The interface that text-match.ts needs.

  get length(): number {
    return this.#docs.length
  }

  docsOf(term: string): number {
    const number = this.vocabulary.number(term)
    return number === undefined ? 0 : this.#postings.docsOf(number)
  }

  visit(term: string, visit: (doc: number, positions: Int32Array, count: number) => void): void {
    const number = this.vocabulary.number(term)
    if (number === undefined) return
    this.#postings.visit(number, (doc, positions, count) => {
      if (this.#docs[doc]) visit(doc, positions, count)
    })
  }

  fieldOf(doc: number, position: number): Field {
    const { titleEnd, namesEnd } = this.#docs[doc]!
    return position < titleEnd ? 'title' : position < namesEnd ? 'names' : 'text'
  }

  /** How much longer than usual an entry is: 1 is the mean. */
  lengthOf(doc: number): number {
    return (this.#docs[doc]!.words * this.#numbers.size) / Math.max(1, this.#words)
  }

  /** The best `limit` entries from `offset` on. A query without words returns the newest first; an empty query returns nothing. */
  search(query: Query, { limit, offset = 0, scope = null }: { limit: number; offset?: number; scope?: JournalScope }): RankedAnswer {
    const terms = new Set<string>()
    const phrases: { terms: readonly string[]; prefix: boolean }[] = []
    const nothing: RankedAnswer = { ranked: [], total: 0, matched: { terms, phrases } }
    if (query.clauses.length === 0) return nothing

    const scores = new Float64Array(this.#docs.length)
    /** Number of query words that an entry matched so far; -1: excluded. */
    const held = new Int16Array(this.#docs.length)
    let asked = 0
    for (const clause of query.clauses) {
      const found = this.#textOf(clause)
      if (!found) continue
      if (clause.not) {
        for (const doc of found.docs) held[doc] = -1
        continue
      }
      if (found.docs.length === 0) return nothing
      const rarity = Math.log(1 + (this.#numbers.size - found.docs.length + 0.5) / (found.docs.length + 0.5))
      for (const doc of found.docs) {
        if (held[doc] !== asked) continue
        held[doc] = asked + 1
        scores[doc]! += found.strength[doc]! * (0.1 + rarity)
      }
      asked++
      for (const term of found.terms) terms.add(term)
      if (clause.kind === 'phrase') phrases.push({ terms: clause.terms, prefix: clause.prefix })
    }
    const isWanted = this.#filter(query.clauses)
    const docs: number[] = []
    let [oldest, newest] = [Infinity, -Infinity]
    for (let i = 0; i < this.#docs.length; i++) {
      const doc = this.#docs[i]
      if (!doc || held[i] !== asked || !isWanted(doc) || !isInScope(scope, doc.journalId)) continue
      docs.push(i)
      if (doc.at < oldest) oldest = doc.at
      if (doc.at > newest) newest = doc.at
    }
    const span = Math.max(1, newest - oldest)
    for (const doc of docs) scores[doc]! += (RECENCY * (this.#docs[doc]!.at - oldest)) / span
    docs.sort((a, b) => scores[b]! - scores[a]! || this.#docs[b]!.at - this.#docs[a]!.at)
    const ranked = docs.slice(offset, offset + limit).map((doc): Ranked => ({ id: this.#docs[doc]!.id, score: scores[doc]! }))
    return { ranked, total: docs.length, matched: { terms, phrases } }
  }

  /** Entries that contain the words of a clause; undefined for a clause without words. */
  #textOf(clause: Clause): Found | undefined {
    switch (clause.kind) {
      case 'word':
        return findWord(this, clause.term, { prefix: clause.prefix, typos: !clause.not })
      case 'phrase':
        return findPhrase(this, clause.terms, clause.prefix)
      case 'tag':
        return { ...findWord(this, `#${clause.tag}`, { prefix: clause.prefix, typos: false }), terms: [] }
      case 'place': {
        const parts = clause.terms.map((term, i) =>
          findWord(this, `@${term}`, { prefix: clause.prefix && i === clause.terms.length - 1, typos: false }),
        )
        const docs = parts.reduce((left, { strength }) => left.filter((doc) => strength[doc]! > 0), parts[0]?.docs ?? [])
        return { docs, strength: parts[0]?.strength ?? new Float32Array(), terms: [] }
      }
      default:
        return undefined
    }
  }

  #filter(clauses: readonly Clause[]): (doc: Doc) => boolean {
    const tests = clauses.flatMap((clause) => {
      const test = testOf(clause)
      return test ? [clause.not ? (doc: Doc) => !test(doc) : test] : []
    })
    const wantsTrash = clauses.some((clause) => clause.kind === 'is' && clause.what === 'trash' && !clause.not)
    return (doc) => (wantsTrash || !(doc.flags & TRASHED)) && tests.every((test) => test(doc))
  }
}

function testOf(clause: Clause): ((doc: Doc) => boolean) | undefined {
  switch (clause.kind) {
    case 'mood':
      return ({ mood }) => mood > 0 && mood >= clause.min && mood <= clause.max
    case 'moodId':
      return ({ moodId }) => moodId !== null && clause.ids.includes(moodId)
    case 'has':
    case 'is':
      return ({ flags }) => (flags & FLAGS[clause.what]) !== 0
    case 'day': {
      const from = clause.from === null ? -Infinity : dayNumber(clause.from)
      const to = clause.to === null ? Infinity : dayNumber(clause.to)
      return ({ day }) => day >= from && day <= to
    }
    default:
      return undefined
  }
}

function flagsOf(entry: SearchDoc, body: string): number {
  let flags = entry.attachments.reduce((all, kind) => all | FLAGS[kind], 0)
  if (body.trim() !== '') flags |= TEXT
  if (entry.place !== null && entry.place.trim() !== '') flags |= PLACE
  if (entry.starred) flags |= STARRED
  if (entry.hard) flags |= HARD
  if (entry.trashed) flags |= TRASHED
  return flags
}
