import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../data-provider/failure';
import { moved } from '../../properties/images/order';
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
