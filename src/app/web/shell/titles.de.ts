// By their place, not by a list: a page without a German title fails `titles.test.tsx`.
const files = import.meta.glob<Readonly<Record<string, string>>>('../../../features/*/web/titles.de.ts', { eager: true, import: 'de' })

export const de: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files))
