import type { Season } from '#platform/contract/seasons.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'
import type { GameId } from '../../games/core/catalog.ts'
import { SPRITE_TALL, TREE_KINDS } from './species.ts'
import { drawTree } from './tree-art.ts'

const STEPS = 5
const INDIVIDUALS = 3

export type Sprite = { image: HTMLCanvasElement; footX: number; footY: number; tall: number }
type Look = { game: GameId; individual: number; step: number; season: Season }

export const lookOf = (key: string, game: GameId, growth: number, season: Season): Look => ({
  game,
  season,
  individual: stableHash(key) % INDIVIDUALS,
  step: Math.max(1, Math.ceil(growth * STEPS - 0.001)),
})
const nameOf = ({ game, individual, step, season }: Look) => `${game} ${individual} ${step} ${season}`

/** Sprites of trees, one per kind, individual and growth step: 2,000 sessions need hardly more of them than a new forest. */
export class Sprites {
  private readonly made = new Map<string, Sprite>()
  private readonly wanted = new Map<string, Look>()
  private under: { name: string; sprite: Sprite; work: Generator<void> } | undefined

  get(look: Look): Sprite | undefined {
    const name = nameOf(look)
    const sprite = this.made.get(name)
    if (!sprite) this.wanted.set(name, look)
    return sprite
  }

  get isWaiting(): boolean {
    return this.wanted.size > 0 || this.under !== undefined
  }

  /** Draws requested sprites for about `ms`. True if one was finished. */
  work(ms: number): boolean {
    const until = performance.now() + ms
    let isNew = false
    while (performance.now() < until) {
      this.under ??= this.begin()
      if (!this.under) break
      if (!this.under.work.next().done) continue
      this.made.set(this.under.name, this.under.sprite)
      this.under = undefined
      isNew = true
    }
    return isNew
  }

  private begin() {
    const [first] = this.wanted
    if (!first) return undefined
    const [name, look] = first
    this.wanted.delete(name)
    const kind = TREE_KINDS[look.game]
    const growth = look.step / STEPS
    const tall = SPRITE_TALL * kind.tall * (0.28 + 0.72 * growth)
    const wide = tall * (kind.wide * 1.2 + 0.16)
    const image = document.createElement('canvas')
    image.width = Math.ceil(wide)
    image.height = Math.ceil(tall * 1.05)
    const pen = image.getContext('2d')
    if (!pen) return undefined
    const [footX, footY] = [image.width / 2, image.height - 3]
    pen.translate(footX, footY)
    const work = drawTree(pen, kind, { seed: `${look.game} ${look.individual}`, tall, growth, season: look.season })
    return { name, work, sprite: { image, footX, footY, tall } }
  }
}
