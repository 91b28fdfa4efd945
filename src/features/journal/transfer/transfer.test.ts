import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, wallClock } from '#platform/contract/dates.ts'
import { htmlToMarkdown, plainToMarkdown } from './html.ts'
import { frontMatterOf } from './front-matter.ts'
import { cleanTag, levelOfName } from './names.ts'
import { findDay, findTime, whenOf } from './when.ts'

describe('days and times of other apps', () => {
  it('are read as they are written, and not guessed where they could be two', () => {
    expect(
      [
        '2024-05-04',
        '2024.5.4',
        'x 2024_05_04 y',
        '20240504',
        '31/12/2024',
        '12/31/2024',
        '4.5.2024',
        'May 4, 2024',
        'Samstag, 4. Mai 2024',
        '4 mai 2024',
      ].map((text) => findDay(text)),
    ).toEqual([...Array(4).fill('2024-05-04'), '2024-12-31', '2024-12-31', ...Array(4).fill('2024-05-04')])
    expect(['04/05/2024', '2024-02-30', '2024-13-01', '0999-01-01', 'no day', '12:30'].map((text) => findDay(text))).toEqual(
      Array(6).fill(null),
    )
    expect(['7:05 PM', '19:05', '12:00 am', '12:30 pm', '7.05 p.m.', '25:00', '13:00 pm', 'x'].map(findTime)).toEqual([
      1145,
      1145,
      0,
      750,
      1145,
      null,
      null,
      null,
    ])
  })

  it('of any wall clock and zone give an instant that shows that wall clock, but for hours that DST leaves out', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/St_Johns']
    fc.assert(
      fc.property(
        fc.integer({ min: -25_567, max: 47_481 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom(...zones),
        (number, minutes, zone) => {
          const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
          const shown = wallClock(instantOf(day, minutes, zone), zone)
          const off = (Date.parse(shown.day) - Date.parse(day)) / 60_000 + shown.minutes - minutes
          // Apia once skipped a whole day.
          expect(Math.abs(off)).toBeLessThanOrEqual(zone === 'Pacific/Apia' ? 1440 : 60)
          if (zone === 'UTC' || zone === 'Asia/Kathmandu') expect(off).toBe(0)
        },
      ),
      { numRuns: 500 },
    )
    expect(whenOf({ at: null, day: '2024-03-31', minutes: 150, zone: null }, 'Europe/Berlin')?.at).toBe('2024-03-31T01:30:00.000Z')
    expect(whenOf({ at: null, day: '2024-10-27', minutes: 150, zone: null }, 'Europe/Berlin')?.at).toBe('2024-10-27T00:30:00.000Z')
  })
})

describe('HTML of other apps', () => {
  it('becomes equivalent Markdown', () => {
    const cases: [string, string][] = [
      ['<p>a<br>b</p><p>c</p>', 'a  \nb\n\nc'],
      ['<b> bold </b>and <i>it</i>', '**bold** and *it*'],
      ['<ol start="3"><li>x</li><li>y<ul><li>z</li></ul></li></ol>', '3. x\n4. y\n   - z'],
      ['<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox">open</li></ul>', '- [x] done\n- [ ] open'],
      ['<blockquote><p>q</p><p>r</p></blockquote>', '> q\n>\n> r'],
      ['<pre>a\n`b`</pre>', '```\na\n`b`\n```'],
      ['<table><tr><th>a</th><th>b|c</th></tr><tr><td>1</td></tr></table>', '| a | b\\|c |\n| --- | --- |\n| 1 |  |'],
      ['1. not a list<br># no heading', '1\\. not a list  \n\\# no heading'],
      ['<div>a</div><div><br></div><div>*stars* _x_ [y] `z` &lt;b&gt;</div>', 'a\n\n\\*stars\\* \\_x\\_ \\[y\\] \\`z\\` \\<b>'],
      ['<a href="javascript:alert(1)">x</a><script>alert(2)</script><style>b{}</style><svg onload=alert(3)>', 'x'],
    ]
    for (const [html, markdown] of cases) expect(htmlToMarkdown(html)).toBe(markdown)
  })

  it('of any depth and any nonsense is read without trouble, and nothing of it is HTML afterwards', () => {
    expect(htmlToMarkdown(`${'<div><b>'.repeat(20_000)}deep`)).toContain('deep')
    expect(htmlToMarkdown(`${'<ul><li>'.repeat(5000)}deep`)).toContain('deep')
    const Bit = fc.constantFrom(
      '<b>',
      '</b>',
      '<p>',
      '<script>',
      '</script>',
      '<li>',
      '<a href="javascript:x">',
      'word',
      '&lt;img src=x onerror=y&gt;',
      '\n',
      '<!--',
      '-->',
      '<![CDATA[',
      '"',
      '<table><td>',
      '*',
      '`',
    )
    fc.assert(
      fc.property(fc.array(Bit, { maxLength: 40 }), (bits) => {
        const markdown = htmlToMarkdown(bits.join(''))
        expect(markdown.replace(/\\./g, '').replace(/`[^`]*`/g, '')).not.toMatch(/<(?!https?:|mailto:)[a-z!/]/i)
        expect(markdown).not.toMatch(/\]\(<?javascript:/i)
      }),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainToMarkdown(text).replace(/\\</g, '')).not.toMatch(/<[a-z]/i)
      }),
    )
  })
})

describe('names of other apps', () => {
  it('become tags, levels and heads of ours', () => {
    expect(cleanTag(' #a, b\n c ')).toBe('a b c')
    expect(cleanTag('x'.repeat(100))).toHaveLength(60)
    expect(['Rad', 'so lala', 'awful', 'splendid'].map(levelOfName)).toEqual([5, 3, 1, null])
    expect(frontMatterOf('---\na: "x: \\"y\\""\nb:\n  - 1\n  - \'it\'\'s\'\nc: [p, "q, r"]\nnonsense\n---\ntext')).toEqual({
      head: { a: 'x: "y"', b: ['1', "it's"], c: ['p', 'q, r'] },
      body: 'text',
    })
    expect(frontMatterOf('--- no head\ntext').body).toBe('--- no head\ntext')
  })
})
