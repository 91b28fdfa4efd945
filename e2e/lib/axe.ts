import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

type Axe = { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Evaluates axe in the page, because the page's policy allows no foreign script tags. It stays in the page. */
export async function putAxeOn(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** Findings of axe-core on the current page, a line each, by all or some of its rules. Tooltips are excluded: they are in no landmark. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  await putAxeOn(page)
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe }
    // A colour in transition is no finding, so transitions after a new size or theme are awaited first. Two frames, because a
    // theme that a script sets starts its transitions one frame later.
    const bound = performance.now() + 15_000
    const isEnding = (one: Animation) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime)
    for (let calm = 0; calm < 2 && performance.now() < bound; calm++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const ending = document.getAnimations().filter((one) => one.timeline instanceof DocumentTimeline && isEnding(one))
      if (ending.length > 0) calm = -1
      const late = new Promise((resolve) => setTimeout(resolve, 10_000))
      await Promise.race([late, Promise.all(ending.map((one) => one.finished.catch(() => {})))])
    }
    const { violations } = await axe.run({ exclude: ['[role="tooltip"]'] }, { resultTypes: ['violations'], ...(only && { runOnly: only }) })
    return violations.map(({ id, nodes }) => {
      const where = nodes.map((node) => node.html).join(' | ')
      return `${id}: ${where.slice(0, 300)}`
    })
  }, rules)
}
