/** Nine marks that differ only in shape: no colours, and no mirror images of each other. */
const MARKS: readonly string[] = [
  'M32 56V10M32 34C20 34 14 26 14 16C26 16 32 24 32 34M32 44C44 44 50 36 50 26C38 26 32 34 32 44',
  'M32 8C46 20 46 44 32 56C18 44 18 20 32 8ZM32 8V56',
  'M12 52C12 26 30 10 54 10C54 36 38 52 12 52ZM12 52L38 26',
  'M32 32m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M32 32m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
  'M10 44C20 20 28 20 32 36C36 52 44 52 54 20M10 54H54',
  'M32 8L54 46H10ZM32 46V58',
  'M14 14H50V50H14ZM14 32H50',
  'M32 10V54M12 20L52 44M52 20L12 44',
  'M16 54C16 30 22 12 40 12C52 12 54 28 42 30C32 32 30 22 38 20M30 54V40',
]

export function Rune({ of, label }: { of: number; label: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeWidth={4.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={MARKS[of]} />
    </svg>
  )
}
