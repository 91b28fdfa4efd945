const ID = '0190a000-0000-7000-8000-000000000001'

/** Pieces of CommonMark and GFM: [name, possible source text, text as the editor writes it back]. */
export const CORPUS: readonly (readonly [name: string, markdown: string, written: string])[] = [
  ['a paragraph', 'Hello there.', 'Hello there.'],
  ['an address that begins inside a word', '<ahttps://a.b>', '\\<ahttps\\://a.b>'],
  ['a blank written out in front of a line', 'a\n&#32;b', 'a\n&#32;b'],
  ['a code block whose language begins like its fence', '~~~ ~~~``', '~~~ ~~~``\n~~~'],
  ['headings', '# One\n\n###### Six ######\n\nSetext\n---', '# One\n\n###### Six\n\n## Setext'],
  ['headings that end in a hash', '# C\\#\n\n# C \\#', '# C#\n\n# C \\#'],
  ['emphasis', '*a* _b_ **c** __d__ ~~e~~ ***f***', '*a* *b* **c** **d** ~~e~~ ***f***'],
  ['emphasis inside words', 'un*frigging*believable snake_case_name', 'un*frigging*believable snake_case_name'],
  ['code', '`a` ``b ` c`` ` `` `', '`a` ``b ` c`` ``` `` ```'],
  ['code inside emphasis and links', '**`a`** [`b`](https://x.org)', '**`a`** [`b`](https://x.org)'],
  ['links', '[a](https://x.org "t") <https://y.org> https://z.org a@b.org', '[a](https://x.org "t") https://y.org https://z.org a@b.org'],
  ['reference links', '[a][1] and [b]\n\n[1]: https://x.org\n[b]: https://y.org "t"', '[a](https://x.org) and [b](https://y.org "t")'],
  ['a definition nobody uses', '[1]: https://x.org', '\\[1\\]: https\\://x.org'],
  ['pictures', `![A fern](attachment:${ID}) ![x](https://x.org/a.png "t")`, `![A fern](attachment:${ID}) ![x](https://x.org/a.png "t")`],
  ['a voice note', `[audio](attachment:${ID})`, `[audio](attachment:${ID})`],
  ['breaks', 'a\nb  \nc\\\nd', 'a\nb\\\nc\\\nd'],
  ['lists', '* a\n* b\n   * c\n', '- a\n- b\n  - c'],
  ['loose lists', '- a\n\n  b\n- c', '- a\n\n  b\n\n- c'],
  ['numbered lists', '3) a\n4) b\n', '3. a\n4. b'],
  ['lists in lists', '1. a\n   - b\n     1. c', '1. a\n   - b\n     1. c'],
  ['a nested list from seven', '- a\n\n  7. b', '- a\n\n  7. b'],
  ['two lists side by side', '- a\n\n\n* b', '- a\n\n* b'],
  ['check-lists', '- [ ] a\n- [x] b\n  - [ ] c\n- [ ]', '- [ ] a\n- [x] b\n  - [ ] c\n- [ ]'],
  ['quotes', '> a\nb\n>\n> > c\n>\n> - d', '> a\n> b\n>\n> > c\n>\n> - d'],
  [
    'code blocks',
    '```js\nlet a\n\n\nlet b\n```\n\n    indented\n\n~~~\n```\n~~~',
    '```js\nlet a\n\n\nlet b\n```\n\n```\nindented\n```\n\n````\n```\n````',
  ],
  ['rules', 'a\n\n***\n\n- b\n- ***', 'a\n\n---\n\n- b\n\n- ___'],
  ['tables', '|a|b|c|\n|:-|:-:|-:|\n|1|**2**|`x\\|y`|', '| a | b | c |\n| :-- | :-: | --: |\n| 1 | **2** | `x\\|y` |'],
  ['signs that mean nothing', '\\*a\\* 1\\. b \\# c 2 * 3 < 4 & 5', '\\*a\\* 1. b # c 2 \\* 3 < 4 & 5'],
  ['beginnings of lines', '1\\. a\n\n\\- b\n\n\\# c\n\n\\> d\n\n\\+ e\n\n\\=== ', '1\\. a\n\n\\- b\n\n\\# c\n\n\\> d\n\n\\+ e\n\n\\==='],
  ['character references', '&copy; &amp;amp; &#228; &nosuch;', '© \\&amp; ä \\&nosuch;'],
  ['HTML, which is words here', 'a <b>b</b> <br>\n\n<div>c</div>', 'a \\<b>b\\</b> \\<br>\n\n\\<div>c\\</div>'],
  ['room between paragraphs', 'a\n\n\n\nb', 'a\n\n\n\nb'],
  ['right-to-left and emoji', 'مرحبا **عالم** שלום\n\n👩‍👩‍👧 **👍** ok', 'مرحبا **عالم** שלום\n\n👩‍👩‍👧 **👍** ok'],
  ['Windows lines', 'a\r\n\r\n- b\r\n- c', 'a\n\n- b\n- c'],
]

/** Characters and fragments that interact badly with each other. */
export const FRAGMENTS: readonly string[] = [
  ['*', '**', '_', '~~', '`', '``', '[', '](', ')', '![', '|', '\\', ':', '!', '.', '"', '+', '=', '-', '#', '<', '>', '&'],
  ['a', 'b c', 'x', 'é', '👍', 'ש', ' ', '\t', '\n', '\n\n', '  \n', '\\\n', '\n\n\n\n', '\u00a0', '    ', '\n    ', '\n  '],
  ['- ', '1. ', '2) ', '> ', '# ', '[ ] ', '[x] ', '1.', '---', '===', '```', '~~~', '\n- ', '\n1. ', '\n> ', '| - | - |\n', '| a | b |\n'],
  ['https://a.b', 'www.x.de', 'a@b.de', `](attachment:${ID})`, '&amp;', '&#32;', '<b>', '<!--', '[a]: /x\n'],
].flat()
