import { useFormat } from './format.ts'

const MEGABYTE = 1024 ** 2
const GIGABYTE = 1024 ** 3

/** Bytes in words: "1.5 GB". */
export function useSize(): (bytes: number) => string {
  const format = useFormat()
  return (bytes) => {
    const [unit, of]: [string, number] = bytes >= GIGABYTE ? ['gigabyte', GIGABYTE] : ['megabyte', MEGABYTE]
    return format.number(bytes / of, { style: 'unit', unit, maximumFractionDigits: 1 })
  }
}
