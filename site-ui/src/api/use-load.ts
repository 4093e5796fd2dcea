import { useCallback, useEffect, useState } from 'react';
import { textInPlaceOf, textOf } from './api';

export interface Loaded<Data> {
  data: Data | undefined;
  /** The text to show when loading failed. */
  error: string | undefined;
  reload: () => Promise<void>;
}

interface State<Data> {
  /** What this came of. */
  load: () => Promise<Data>;
  data?: Data;
  error?: string;
}

const of = <Data>(load: State<Data>['load'], state: State<Data> | undefined) =>
  state?.load === load ? state : undefined;

/**
 * Loads in the browser, after the first paint, what the server may not know (private screens). `load` must be stable
 * (useCallback) and decides when to load again; a late answer of an earlier load is dropped.
 */
export function useLoad<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<State<Data>>();
  useEffect(() => {
    let current = true;
    load().then(
      (data) => current && setState({ load, data }),
      (failure: unknown) => current && setState({ load, error: textInPlaceOf(failure) }),
    );
    return () => {
      current = false;
    };
  }, [load]);
  const reload = useCallback(
    () =>
      load().then(
        (data) => setState({ load, data }),
        (failure: unknown) => setState((before) => ({ data: of(load, before)?.data, load, error: textOf(failure) })),
      ),
    [load],
  );
  const shown = of(load, state);
  return { data: shown?.data, error: shown?.error, reload };
}
