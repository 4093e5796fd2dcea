import { useCallback, useEffect, useState } from 'react';
import { textOf } from './api';

export interface Loaded<Data> {
  data: Data | undefined;
  /** The text to show when loading failed. */
  error: string | undefined;
  reload: () => Promise<void>;
}

/**
 * Loads in the browser, after the first paint, what the server may not know (private screens). `load` must be stable
 * (useCallback) and decides when to load again; a late answer of an earlier load is dropped.
 */
export function useLoad<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<{ data?: Data; error?: string }>({});
  useEffect(() => {
    let current = true;
    setState({});
    load().then(
      (data) => current && setState({ data }),
      (failure: unknown) => current && setState({ error: textOf(failure) }),
    );
    return () => {
      current = false;
    };
  }, [load]);
  const reload = useCallback(
    () =>
      load().then(
        (data) => setState({ data }),
        (failure: unknown) => setState((before) => ({ ...before, error: textOf(failure) })),
      ),
    [load],
  );
  return { data: state.data, error: state.error, reload };
}
