/** The address of a public page in German: `/` → `/de`, `/faq` → `/de/faq`. */
export const germanAddressOf = (path: string): string => (path === '/' ? '/de' : `/de${path}`)
