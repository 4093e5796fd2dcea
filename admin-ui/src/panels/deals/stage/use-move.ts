import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { money } from '../../../components/format';
import { useTask } from '../../../components/use-task';
import { useVersioned } from '../../../components/use-versioned';
import { isChangedMeanwhile } from '../../../data-provider/conditions';
import type { Deal } from '../../../records/deal';

interface Options {
  /** As the list shows it. */
  deal: Deal;
  /** Moves the deal that was read, and nothing that has changed since. */
  send: (read: Deal) => Promise<unknown>;
  /** Said when it has moved. */
  done: string;
  /** Told when the deal has moved, or stays. */
  onDone: () => void;
}

/**
 * What is asked before a deal moves. The deal is read for the question, so that nobody decides about a stage or a
 * price that has changed since the list was made.
 */
export function useMove({ deal, send, done, onDone }: Options) {
  const { record, reload } = useVersioned<Deal, never>('deals', deal.id);
  const notify = useNotify();
  const refresh = useRefresh();
  const [refused, setRefused] = useState(false);
  const move = useTask(async () => {
    const read = record ?? (await reload());
    // Who confirms before the deal has been read is shown first what was found.
    if (!record && differs(read, deal)) {
      return;
    }
    try {
      await send(read);
    } catch (error) {
      await reload();
      if (!isChangedMeanwhile(error)) {
        throw error;
      }
      setRefused(true);
      return;
    }
    onDone();
    notify(done, { type: 'success' });
    refresh();
  });
  const leave = () => {
    onDone();
    if (record && differs(record, deal)) {
      refresh();
    }
  };
  const changed =
    record && (refused || differs(record, deal))
      ? `This deal was changed by somebody else: it is ${record.statusName} now, at ${money(record.price)}.`
      : undefined;
  return {
    now: record ?? deal,
    changed,
    running: move.running,
    failure: move.failure,
    move: () => void move.run(),
    leave,
  };
}

/** Whether a decision about one is a decision about another. */
function differs(read: Deal, listed: Deal): boolean {
  return (['statusId', 'price', 'buyerId', 'propertyId'] as const).some((field) => read[field] !== listed[field]);
}
