import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../data-provider/failure';
import { useTask } from '../use-task';

/**
 * A list that people put in order. The new order is shown at once, and taken back when the server refuses it.
 *
 * @param send stores the order and reads the list again
 */
export function useOrder<Item extends { id: number }>(items: Item[], send: (ids: number[]) => Promise<void>) {
  const notify = useNotify();
  const [wanted, setWanted] = useState<Item[]>();
  const shown = wanted ?? items;
  const store = useTask(async (order: Item[]) => {
    setWanted(order);
    try {
      await send(order.map(({ id }) => id));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setWanted(undefined);
    }
  });
  const move = (from: number, to: number) => {
    const order = moved(shown, from, to);
    if (order !== shown) {
      void store.run(order);
    }
  };
  return { shown, move, running: store.running };
}

/** The list with the item at `from` moved to the place `to`; places outside the list change nothing. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  if (from === to || to < 0 || to >= items.length || from < 0 || from >= items.length) {
    return items;
  }
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from], ...rest.slice(to)];
}
