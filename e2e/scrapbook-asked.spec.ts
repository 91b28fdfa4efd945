import { fakeImages } from '#testing/fake-images.ts'
import { axeFindings } from './lib/axe.ts'
import { newScrapbookPage, storedObjects } from './lib/scrapbook.ts'
import { expect, service, test as base, useServer } from './lib/test.ts'
import { visit } from './lib/visit.ts'

type Images = Awaited<ReturnType<typeof fakeImages>>

/** A separate installation with a service that generates pictures. */
const test = base.extend<object, { images: Images }>({
  images: service(fakeImages),
  server: [({ images }, use) => useServer(use, { imagesUrl: images.url }), { scope: 'worker' }],
})

test('a picture of words is asked for after agreeing, fails and is tried again under “In progress”, and lands on the page', async ({
  signedIn: page,
  images,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await newScrapbookPage(page)
  const editor = page.url()
  await page.getByRole('button', { name: 'Photo', exact: true }).click()
  const part = page.getByRole('region', { name: 'Create a picture' })

  await test.step('no request is made before the person agrees to the sent data', async () => {
    await expect(part.getByRole('textbox')).toHaveCount(0)
    await part.getByRole('button', { name: 'Data sent, and to whom' }).click()
    const sheet = page.getByRole('dialog', { name: 'Data sent, and to whom' })
    await expect(sheet).toContainText(new URL(images.url).host)
    await sheet.getByRole('button', { name: 'Agree' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('words that are for people are not sent', async () => {
    await part.getByRole('textbox').fill('I want to kill myself')
    await expect(part.getByRole('link', { name: /Call/ }).first()).toBeVisible()
    await part.getByRole('button', { name: 'Create' }).click({ force: true })
    expect(images.requests).toEqual([])
  })

  await test.step('a service that refuses, and another try', async () => {
    images.reply({ status: 400 })
    await part.getByRole('textbox').fill('A heron in the rain, as a woodcut')
    await part.getByRole('radio', { name: 'Wide' }).check()
    await part.getByRole('button', { name: 'Create' }).click()
    await expect(part.getByText('The service did not create this picture.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await part.getByRole('link', { name: /In progress/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'In progress' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again: A heron in the rain, as a woodcut' }).click()
    await expect(page.getByText('A heron in the rain, as a woodcut')).toBeHidden()
    expect(images.requests.map(({ body }) => body.prompt)).toEqual(Array(2).fill('A heron in the rain, as a woodcut'))
  })

  await test.step('the picture is the first of one’s own, and goes on the page', async () => {
    await visit(page, new URL(editor).pathname)
    await page.getByRole('button', { name: 'Photo', exact: true }).click()
    await page.getByRole('button', { name: 'Picture 1', exact: true }).click()
    await expect.poll(async () => (await storedObjects(page, 'photo')).length).toBe(1)
  })
})
