export const en = { onlyEnglish: '' }
