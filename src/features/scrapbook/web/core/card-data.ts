/** The contents of a card, as they were when it was put on the page. */
export type CardData =
  | { kind: 'mood'; days: readonly (readonly [day: string, mood: number | null])[] }
  | { kind: 'grown'; lines: readonly (readonly [name: string, n: number])[] }
  | { kind: 'route'; points: readonly number[]; label: string }

export const writeCard = ({ kind, ...data }: CardData): { card: string; data: string } => ({ card: kind, data: JSON.stringify(data) })

/** Undefined for unreadable data: from a newer version, or damaged. */
export function readCard(kind: string | undefined, data: string | undefined): CardData | undefined {
  try {
    const read = JSON.parse(data ?? '') as Record<string, unknown>
    if (kind === 'mood' && Array.isArray(read.days) && read.days.every(Array.isArray))
      return { kind, days: read.days as [string, number][] }
    if (kind === 'grown' && Array.isArray(read.lines) && read.lines.every(Array.isArray))
      return { kind, lines: (read.lines as [unknown, unknown][]).map(([name, n]) => [String(name), Number(n)]) }
    if (kind === 'route' && Array.isArray(read.points)) return { kind, points: read.points.map(Number), label: String(read.label ?? '') }
  } catch {
    // Handled like an unknown kind.
  }
  return undefined
}
