// Where each term stands, as bytes: for each document in rising order its number (as a difference) and the positions in it (how
// many, then differences), each as a varint. The bytes of a term lie in slices of one arena, each twice as long as the one
// before, as a search engine's buffers do: ten years of somebody's words fit into a few megabytes, with nothing per word for
// the garbage collector to look at.

const FIRST_SLICE = 8
const LAST_SLICE = 1024
/** Bytes at the end of a slice that say where the next one begins. */
const LINK = 4

/** Positions of a term in documents; `positions` is used again for each. Answering false stops. */
export type Visit = (doc: number, positions: Int32Array, count: number) => boolean | void

export class Postings {
  #arena = new Uint8Array(1 << 16)
  #used = 0
  #size = 0
  /** Per term: where its bytes begin, where they go on, how many are left in the slice, that slice's length. */
  #head = new Int32Array(1024)
  #tail = new Int32Array(1024)
  #left = new Int16Array(1024)
  #slice = new Int16Array(1024)
  #lastDoc = new Int32Array(1024)
  #docs = new Int32Array(1024)
  #positions = new Int32Array(256)

  /** How many terms there are. */
  get size(): number {
    return this.#size
  }

  get bytes(): number {
    return this.#arena.byteLength + this.#head.byteLength * 4 + this.#left.byteLength * 2
  }

  /** A new term, by its number. */
  addTerm(): number {
    const term = this.#size++
    if (term >= this.#head.length) this.#growTerms()
    this.#head[term] = this.#tail[term] = this.#newSlice(FIRST_SLICE)
    this.#left[term] = FIRST_SLICE
    this.#slice[term] = FIRST_SLICE
    this.#lastDoc[term] = -1
    return term
  }

  /** How many documents hold the term, those taken out since included. */
  docsOf(term: number): number {
    return this.#docs[term]!
  }

  /** `doc` must be above all that were added to the term before; `positions` rise. */
  add(term: number, doc: number, positions: ArrayLike<number>, count = positions.length): void {
    this.#write(term, doc - this.#lastDoc[term]!)
    this.#write(term, count)
    let last = 0
    for (let i = 0; i < count; i++) {
      this.#write(term, positions[i]! - last)
      last = positions[i]!
    }
    this.#lastDoc[term] = doc
    this.#docs[term]!++
  }

  visit(term: number, visit: Visit): void {
    const arena = this.#arena
    let at = this.#head[term]!
    let length = FIRST_SLICE
    // The slice that is being written has no link yet: its bytes end where writing goes on.
    let end = this.#tail[term]!
    let stop = at + length - LINK
    const read = (): number => {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        if (at === stop && at !== end) {
          at = arena[stop]! | (arena[stop + 1]! << 8) | (arena[stop + 2]! << 16) | (arena[stop + 3]! << 24)
          length = Math.min(length * 2, LAST_SLICE)
          stop = at + length - LINK
        }
        const byte = arena[at++]!
        value |= (byte & 127) << shift
        if (byte < 128) return value
      }
    }
    let doc = -1
    for (let n = this.#docs[term]!; n > 0; n--) {
      doc += read()
      const count = read()
      if (count > this.#positions.length) this.#positions = new Int32Array(count * 2)
      const positions = this.#positions
      let position = 0
      for (let i = 0; i < count; i++) positions[i] = position += read()
      if (visit(doc, positions, count) === false) return
    }
  }

  #write(term: number, value: number): void {
    while (value > 127) {
      this.#writeByte(term, (value & 127) | 128)
      value >>>= 7
    }
    this.#writeByte(term, value)
  }

  #writeByte(term: number, byte: number): void {
    if (this.#left[term] === LINK) {
      const length = Math.min(this.#slice[term]! * 2, LAST_SLICE)
      const next = this.#newSlice(length)
      const link = this.#tail[term]!
      for (let i = 0; i < LINK; i++) this.#arena[link + i] = (next >>> (8 * i)) & 255
      this.#tail[term] = next
      this.#left[term] = length
      this.#slice[term] = length
    }
    this.#arena[this.#tail[term]!++] = byte
    this.#left[term]!--
  }

  #newSlice(length: number): number {
    if (this.#used + length > this.#arena.length) {
      const larger = new Uint8Array(Math.ceil(this.#arena.length * 1.5) + length)
      larger.set(this.#arena)
      this.#arena = larger
    }
    const at = this.#used
    this.#used += length
    return at
  }

  #growTerms(): void {
    const grown = <T extends Int32Array | Int16Array>(old: T): T => {
      const larger = new (old.constructor as new (length: number) => T)(old.length * 2)
      larger.set(old)
      return larger
    }
    this.#head = grown(this.#head)
    this.#tail = grown(this.#tail)
    this.#left = grown(this.#left)
    this.#slice = grown(this.#slice)
    this.#lastDoc = grown(this.#lastDoc)
    this.#docs = grown(this.#docs)
  }
}
