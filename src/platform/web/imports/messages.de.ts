import type { en } from './messages.en.ts'

export const de: typeof en = {
  readAs: 'Gelesen als',
  readAsHint:
    'Diese Datei sagt nicht, für welche Zeichen ihre Buchstaben stehen. Sehen Umlaute, Akzente oder andere Buchstaben falsch aus, versuch es mit einer anderen Angabe.',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'windows-1252': 'Westeuropäisch (Windows-1252)',
    'windows-1250': 'Mitteleuropäisch (Windows-1250)',
    'windows-1251': 'Kyrillisch (Windows-1251)',
    'windows-1253': 'Griechisch (Windows-1253)',
    'windows-1254': 'Türkisch (Windows-1254)',
    'windows-1255': 'Hebräisch (Windows-1255)',
    'windows-1256': 'Arabisch (Windows-1256)',
    'windows-1257': 'Baltisch (Windows-1257)',
    'iso-8859-2': 'Mitteleuropäisch (ISO 8859-2)',
    'koi8-r': 'Kyrillisch (KOI8-R)',
    macintosh: 'Westeuropäisch (alte Macs)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, Big Endian)',
    shift_jis: 'Japanisch (Shift JIS)',
    'euc-jp': 'Japanisch (EUC-JP)',
    'euc-kr': 'Koreanisch (EUC-KR)',
    gb18030: 'Chinesisch, vereinfacht (GB 18030)',
    big5: 'Chinesisch, traditionell (Big5)',
  },
}
