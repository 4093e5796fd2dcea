import { useCallback, useRef, useState } from 'react';
import { messageOf } from '../data-provider/failure';
import { useLatest } from './use-latest';

export interface Task<Arguments extends unknown[], Result> {
  /** Answers whether it went well, and what came of it. */
  run: (...args: Arguments) => Promise<{ ok: true; value: Result } | { ok: false }>;
  running: boolean;
  /** The text to show for the last run, empty while there is nothing to say. */
  failure: string;
  /** What the last run threw, for those who tell one refusal from another. */
  error: unknown;
  forget: () => void;
}

/** Something a person sets off: at most once at a time, its failure kept as a text to show beside it. */
export function useTask<Arguments extends unknown[], Result>(
  work: (...args: Arguments) => Promise<Result>,
): Task<Arguments, Result> {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState('');
  const [thrown, setThrown] = useState<unknown>();
  const busy = useRef(false);
  const latest = useLatest(work);

  const run = useCallback(
    async (...args: Arguments) => {
      if (busy.current) {
        return { ok: false as const };
      }
      busy.current = true;
      setRunning(true);
      setFailure('');
      setThrown(undefined);
      try {
        return { ok: true as const, value: await latest.current(...args) };
      } catch (error) {
        setFailure(messageOf(error));
        setThrown(error);
        return { ok: false as const };
      } finally {
        busy.current = false;
        setRunning(false);
      }
    },
    [latest],
  );

  const forget = useCallback(() => {
    setFailure('');
    setThrown(undefined);
  }, []);

  return { run, running, failure, error: thrown, forget };
}
