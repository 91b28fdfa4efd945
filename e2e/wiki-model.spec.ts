import { test } from './lib/ai-test.ts'
import { axeFindings } from './lib/axe.ts'
import { sharedNames } from './lib/names.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const MORE = 'Water finds its way, and whoever follows it comes past most of what people have built and eaten and told each other. '.repeat(
  3,
)

test(
  'articles by a model are agreed to, streamed with their doors, kept, stopped, deeper, in German, and taken back',
  { tag: '@offline' },
  async ({ signedIn: page, ai, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const entry = page.getByText('A river is a large natural stream of water')
    const written = page.getByRole('region', { name: 'Article by a language model' })

    await test.step('nothing is sent before it was agreed to; the dictionary is there as always', async () => {
      await visit(page, '/brain-forest/infinite-wiki/river')
      await expect(entry).toBeVisible()
      await page.getByRole('button', { name: 'More about it, by a language model' }).click()
      const sheet = page.getByRole('dialog', { name: 'Article by a language model' })
      await expect(sheet.getByText('its operator can read it')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      expect(ai.requests).toHaveLength(0)
    })

    await test.step('it comes piece by piece, under the words that it may be wrong, and no markup of it comes alive', async () => {
      const gate = Promise.withResolvers<void>()
      ai.reply({
        pieces: [
          '# River\n\nA river goes past [[mea',
          'dows|meadow]] and [[villages|village]], ',
          gate.promise,
          'a [[flibbertiwock]], [a shop](https://evil.example/x) and <img src=x onerror=alert(1)>. ',
          MORE,
        ],
      })
      await page.getByRole('button', { name: 'Agree', exact: true }).click()
      await expect(written.getByRole('article')).toContainText('A river goes past meadows')
      await expect(written.getByText('A language model is writing. It may be wrong.')).toBeVisible()
      await expect(written.getByRole('button', { name: 'Stop' })).toBeVisible()
      await expect(entry).toBeVisible()
      gate.resolve()
      await expect(written.getByText(/^Written by fern-1 on .* It may be wrong\.$/)).toBeVisible()
      await expect(written.getByRole('article').getByRole('link')).toHaveText(['meadows', 'villages'])
      await expect(written.getByRole('article').locator('img, script')).toHaveCount(0)
      await expect(written).not.toContainText('evil.example')
      await expect(page.getByRole('heading', { name: 'Dictionary' })).toBeVisible()
      // The bar is now under the pointer, in place of the sheet.
      await page.mouse.move(200, 300)
      await expect(page.getByRole('tooltip')).toHaveCount(0)
      expect(await axeFindings(page)).toEqual([])
      expect(await sharedNames(page)).toEqual([])
    })

    await test.step('it is there again without a model being asked, and without a network', async () => {
      const before = ai.requests.length
      await installed(page)
      await page.reload()
      await expect(written.getByText(/^Written by fern-1/)).toBeVisible()
      // The answer is stored on the device shortly after.
      await page.waitForTimeout(1500)
      await goOffline(page)
      await page.reload()
      await expect(written.getByText(/^Written by fern-1/)).toBeVisible()
      await context.setOffline(false)
      expect(ai.requests).toHaveLength(before)
    })

    await test.step('a link opens the next article; a stopped one keeps its partial text and can be started again', async () => {
      ai.reply({ pieces: ['A meadow is ', new Promise(() => {})] }, { pieces: [`A meadow is grass and patience. ${MORE}`] })
      await written.getByRole('link', { name: 'meadows' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'meadow' })).toBeVisible()
      await expect(written.getByRole('article')).toContainText('A meadow is')
      await written.getByRole('button', { name: 'Stop' }).click()
      await expect(written.getByText('You stopped here. Nothing was saved.')).toBeVisible()
      expect(await ai.requests.at(-1)!.left).toBe(true)
      await written.getByRole('button', { name: 'Write the article' }).click()
      await expect(written.getByRole('article')).toContainText('grass and patience')
    })

    await test.step('a model that is dead or breaks off is told, and the dictionary speaks', async () => {
      ai.reply({ status: 503 }, { pieces: ['It is deep and '], cut: 'line' }, { pieces: [`Deep it is. ${MORE}`] })
      await page.getByRole('radio', { name: 'Deep' }).check()
      await expect(written.getByText('No article this time')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Dictionary' })).toBeVisible()
      await written.getByRole('button', { name: 'Try again' }).click()
      await expect(written.getByText('The article stopped here.')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await written.getByRole('button', { name: 'Try again' }).click()
      await expect(written.getByRole('article')).toContainText('Deep it is.')
      expect(JSON.stringify(ai.requests.at(-1)!.body)).toContain('about 550 words')
    })

    await test.step('where help comes first no model is asked', async () => {
      const before = ai.requests.length
      await visit(page, '/brain-forest/infinite-wiki/suicide')
      await expect(page.getByRole('button', { name: /not now/i })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Deep' })).toHaveCount(0)
      await visit(page, '/brain-forest/infinite-wiki/I%20want%20to%20die')
      await expect(page.getByRole('button', { name: /not now/i })).toBeVisible()
      expect(ai.requests).toHaveLength(before)
    })

    await test.step('taken back, nothing more is sent', async () => {
      // "Deep" was chosen last, so that article is written again.
      ai.reply({ pieces: [`Deep is the river. ${MORE}`] })
      await visit(page, '/brain-forest/infinite-wiki/river')
      await expect(written.getByText(/^Written by fern-1/)).toBeVisible()
      await expect(written.getByRole('article')).toContainText('Deep is the river.')
      const before = ai.requests.length
      await page.getByRole('button', { name: 'About articles by a model' }).click()
      await expect(page.getByText(/of today’s 100 answers/)).toBeVisible()
      await page.getByRole('button', { name: 'Withdraw consent' }).click()
      await expect(page.getByRole('button', { name: 'More about it, by a language model' })).toBeVisible()
      await expect(written).toHaveCount(0)
      await visit(page, '/brain-forest/infinite-wiki/mountain')
      await expect(page.getByRole('button', { name: 'More about it, by a language model' })).toBeVisible()
      expect(ai.requests).toHaveLength(before)
    })
  },
)
