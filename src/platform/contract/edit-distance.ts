/**
 * Least number of letters to insert, delete, change or swap with their neighbour (optimal string alignment distance; Damerau 1964) until
 * `typed` is `word`, or (`upTo: 'beginning'`) one of its beginnings. Counts up to `most`; `most + 1` means more.
 */
export function editDistance(typed: string, word: string, most: number, upTo: 'whole' | 'beginning' = 'whole'): number {
  const isWhole = upTo === 'whole'
  if (isWhole ? Math.abs(typed.length - word.length) > most : typed.length - word.length > most) return most + 1
  const length = isWhole ? word.length : Math.min(word.length, typed.length + most)
  let before: number[] = []
  let last = Array.from({ length: length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    let least = row
    for (let column = 1; column <= length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let value = Math.min(last[column - 1]! + (isSame ? 0 : 1), last[column]! + 1, next[column - 1]! + 1)
      const isSwapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (isSwapped) value = Math.min(value, before[column - 2]! + 1)
      next.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    before = last
    last = next
  }
  return Math.min(most + 1, isWhole ? last[length]! : Math.min(...last))
}
