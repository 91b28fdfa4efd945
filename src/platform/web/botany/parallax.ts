/** Moves `[data-depth]` groups below `root` with pointer and scroll; returns how to stop it. Also for prerendered pictures. */
export function moveLayers(root: HTMLElement, travel: number): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  const layers = [...root.querySelectorAll<SVGGElement>('[data-depth]')].map((node) => ({ node, depth: Number(node.dataset['depth']) }))
  let goalX = 0
  let goalY = 0
  let x = 0
  let y = 0
  let frame = 0
  const step = (): void => {
    frame = 0
    x += (goalX - x) * 0.12
    y += (goalY - y) * 0.12
    for (const { node, depth } of layers) node.style.transform = `translate(${(-x * depth).toFixed(2)}px, ${(-y * depth).toFixed(2)}px)`
    if (Math.abs(goalX - x) + Math.abs(goalY - y) > 0.1) frame = requestAnimationFrame(step)
  }
  const wake = (): void => {
    if (still.matches) return
    if (frame === 0) frame = requestAnimationFrame(step)
  }
  let pointerY = 0
  const aim = (): void => {
    const { top, height } = root.getBoundingClientRect()
    // Scrolled past: layers sink at their own pace, the near ones fastest.
    const removed = Math.min(1, Math.max(0, -top / Math.max(1, height)))
    goalY = pointerY + removed * travel * 3
    wake()
  }
  const onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    goalX = (event.clientX / window.innerWidth - 0.5) * 2 * travel
    pointerY = (event.clientY / window.innerHeight - 0.5) * travel * 0.5
    aim()
  }
  window.addEventListener('pointermove', onPointer, { passive: true })
  window.addEventListener('scroll', aim, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('pointermove', onPointer)
    window.removeEventListener('scroll', aim)
  }
}
