export function inserted<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}

export function removed<Item>(list: readonly Item[], at: number): Item[] {
  return list.filter((_item, index) => index !== at);
}

/** To the place where the one at `to` is; the same list where there is none at `from`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  return item === undefined ? [...list] : inserted(removed(list, from), to, item);
}
