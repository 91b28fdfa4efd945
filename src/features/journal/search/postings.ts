// Positions of each term as bytes: for each document in ascending order its number (as a difference) and its positions (their
// count, then differences), each as a varint. The bytes of a term are in slices of one arena, each slice twice as long as the one
// before, as in the buffers of search engines: a diary of ten years fits into a few megabytes, without objects per word for
// the garbage collector.

const FIRST_SLICE = 8
const LAST_SLICE = 1024
/** Bytes at the end of a slice with the address of the next one. */
const LINK = 4

/** Visits the positions of a term in a document; `positions` is reused for each call. Returning false stops. */
export type Visit = (doc: number, positions: Int32Array, count: number) => boolean | void

export class Postings {
  #arena = new Uint8Array(1 << 16)
  #used = 0
  #size = 0
  /** Per term: start of its bytes, write position, bytes left in the slice, length of the slice. */
  #head = new Int32Array(1024)
  #tail = new Int32Array(1024)
  #left = new Int16Array(1024)
  #slice = new Int16Array(1024)
  #lastDoc = new Int32Array(1024)
  #docs = new Int32Array(1024)
  #positions = new Int32Array(256)

  /** Number of terms. */
  get size(): number {
    return this.#size
  }

  get bytes(): number {
    return this.#arena.byteLength + this.#head.byteLength * 4 + this.#left.byteLength * 2
  }

  /** Adds a term and returns its number. */
  addTerm(): number {
    const term = this.#size++
    if (term >= this.#head.length) this.#growTerms()
    this.#head[term] = this.#tail[term] = this.#newSlice(FIRST_SLICE)
    this.#left[term] = FIRST_SLICE
    this.#slice[term] = FIRST_SLICE
    this.#lastDoc[term] = -1
    return term
  }

  /** Number of documents with the term, including documents removed since. */
  docsOf(term: number): number {
    return this.#docs[term]!
  }

  /** `doc` must be greater than all documents added to the term before; `positions` must ascend. */
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
    // The current slice has no link yet: its bytes end at the write position.
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
