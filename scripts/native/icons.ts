import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const PAPER = '#f8f5eb'

/** The icon as Apple takes it: one of 1024 pixels without transparency. And the mark on paper while the app starts. */
export async function drawIosIcons(web: string, app: string): Promise<void> {
  const assets = path.join(app, 'Assets.xcassets')
  await sharp(path.join(web, 'icons/icon-maskable-512.png'))
    .resize(1024, 1024)
    .flatten({ background: PAPER })
    .png()
    .toFile(path.join(assets, 'AppIcon.appiconset/AppIcon-512@2x.png'))
  const splash = await splashOf(web, 2732, 2732)
  for (const name of ['splash-2732x2732-1.png', 'splash-2732x2732-2.png', 'splash-2732x2732.png'])
    await writeFile(path.join(assets, 'Splash.imageset', name), splash)
}

/** Sides of a launcher icon by density, and of the layer in front, which is cut to the phone's own shape. */
const DENSITIES = { mdpi: [48, 108], hdpi: [72, 162], xhdpi: [96, 216], xxhdpi: [144, 324], xxxhdpi: [192, 432] } as const
const SPLASHES = {
  'port-mdpi': [320, 480],
  'port-hdpi': [480, 800],
  'port-xhdpi': [720, 1280],
  'port-xxhdpi': [960, 1600],
  'port-xxxhdpi': [1280, 1920],
} as const

export async function drawAndroidIcons(web: string, res: string): Promise<void> {
  const [whole, front] = [path.join(web, 'icons/icon-512.png'), path.join(web, 'icons/icon-maskable-512.png')]
  for (const [density, [side, layer]] of Object.entries(DENSITIES)) {
    const folder = path.join(res, `mipmap-${density}`)
    for (const name of ['ic_launcher', 'ic_launcher_round'])
      await sharp(whole)
        .resize(side, side)
        .png()
        .toFile(path.join(folder, `${name}.png`))
    await sharp(front).resize(layer, layer).png().toFile(path.join(folder, 'ic_launcher_foreground.png'))
    const drawable = path.join(res, `drawable-${density}`)
    await mkdir(drawable, { recursive: true })
    await sharp(path.join(web, 'icons/icon-monochrome-512.png'))
      .resize(side / 2, side / 2)
      .png()
      .toFile(path.join(drawable, 'ic_stat_fernwell.png'))
  }
  for (const [kind, [width, height]] of Object.entries(SPLASHES)) {
    await writeFile(path.join(res, `drawable-${kind}/splash.png`), await splashOf(web, width, height))
    await writeFile(path.join(res, `drawable-${kind.replace('port', 'land')}/splash.png`), await splashOf(web, height, width))
  }
}

async function splashOf(web: string, width: number, height: number): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * 0.3)
  const mark = await sharp(path.join(web, 'icons/mark.svg'), { density: 600 }).resize(side, side, { fit: 'inside' }).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png()
    .toBuffer()
}
