/** The list with the item at `from` moved to the place `to`; places outside the list change nothing. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  if (from === to || to < 0 || to >= items.length || from < 0 || from >= items.length) {
    return items;
  }
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from], ...rest.slice(to)];
}
