type Ordered = { id: string; data: { order: number } }

/**
 * The changed orders when the item at `from` moves to place `to`: it gets an order between its new neighbours;
 * without room between them, all items are renumbered. Empty when the item does not move.
 */
export function ordersAfterMove(items: readonly Ordered[], from: number, to: number): { id: string; order: number }[] {
  const item = items[from]
  if (!item || to === from || to < 0 || to >= items.length) return []
  const others = items.filter((one) => one !== item)
  const [before, after] = [others[to - 1]?.data.order, others[to]?.data.order]
  const order = before === undefined ? after! - 1 : after === undefined ? before + 1 : (before + after) / 2
  const fits = (before === undefined || before < order) && (after === undefined || order < after)
  if (fits) return [{ id: item.id, order }]
  return others.toSpliced(to, 0, item).flatMap(({ id, data }, at) => (data.order === at ? [] : [{ id, order: at }]))
}

/** The order for a new item at the end. */
export const lastOrder = (items: readonly Ordered[]): number => items.reduce((most, { data }) => Math.max(most, data.order), -1) + 1
