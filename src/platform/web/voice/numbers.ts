const EN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const DE =
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'
const TENS_EN = 'twenty thirty forty fifty sixty seventy eighty ninety'
const TENS_DE = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'
/** German puts the ones before the tens: einundzwanzig. */
const ONES_DE = 'ein zwei drei vier funf sechs sieben acht neun'.split(' ')

/** All German number words up to 999 that are one word, and the parts of English number words. */
const WORDS: ReadonlyMap<string, number> = new Map(entries())

function* entries(): Generator<[string, number]> {
  for (const list of [EN, DE]) for (const [value, word] of list.split(' ').entries()) yield [word, value]
  for (const [at, word] of TENS_EN.split(' ').entries()) yield [word, (at + 2) * 10]
  const small: [string, number][] = [...DE.split(' ').entries()].slice(1).map(([value, word]) => [word, value])
  for (const [at, tens] of TENS_DE.split(' ').entries()) {
    small.push([tens, (at + 2) * 10])
    for (const [one, word] of ONES_DE.entries()) small.push([`${word}und${tens}`, (at + 2) * 10 + one + 1])
  }
  yield* small
  yield ['hundert', 100]
  for (const [at, hundreds] of [...ONES_DE.entries(), [0, ''] as const]) {
    const value = hundreds === '' ? 100 : (at + 1) * 100
    yield [`${hundreds}hundert`, value]
    for (const [word, rest] of small) yield [`${hundreds}hundert${word}`, value + rest]
  }
  yield ['tausend', 1000]
  yield ['anderthalb', 1.5]
  yield ['eineinhalb', 1.5]
}

/** The number that the words from `at` on form, and its count of words. */
export function numberAt(words: readonly string[], at: number): { value: number; words: number } | undefined {
  const whole = wholeAt(words, at)
  if (!whole) return undefined
  const point = words[at + whole.words]
  if (point !== 'point' && point !== 'komma') return whole
  const behind = figuresAt(words, at + whole.words + 1)
  return behind ? { value: Number(`${whole.value}.${behind.text}`), words: whole.words + 1 + behind.words } : whole
}

function wholeAt(words: readonly string[], at: number): { value: number; words: number } | undefined {
  const first = words[at] ?? ''
  if (/^\d+(\.\d+)?$/.test(first)) return { value: Number(first), words: 1 }
  let value = (first === 'a' || first === 'ein') && /^(hundred|thousand|hundert|tausend)$/.test(words[at + 1] ?? '') ? 1 : WORDS.get(first)
  if (value === undefined) return undefined
  let used = 1
  // twenty five
  const ones = WORDS.get(words[at + 1] ?? '')
  if (value >= 20 && value < 100 && value % 10 === 0 && TENS_EN.includes(first) && ones !== undefined && ones > 0 && ones < 10) {
    value += ones
    used = 2
  }
  const scale = words[at + used]
  if (scale === 'hundred' || scale === 'hundert' || scale === 'thousand' || scale === 'tausend') {
    value *= scale === 'hundred' || scale === 'hundert' ? 100 : 1000
    used += 1
    const and = words[at + used] === 'and' ? 1 : 0
    const rest = wholeAt(words, at + used + and)
    if (rest && rest.value < value) return { value: value + rest.value, words: used + and + rest.words }
  }
  return { value, words: used }
}

/** seventy two point "five", or "two five". */
function figuresAt(words: readonly string[], at: number): { text: string; words: number } | undefined {
  let text = ''
  let used = 0
  for (; used < 3; used++) {
    const word = words[at + used] ?? ''
    const figure = /^\d+$/.test(word) ? word : WORDS.get(word)
    if (figure === undefined || (typeof figure === 'number' && figure > 99)) break
    text += figure
  }
  return text === '' ? undefined : { text, words: used }
}
