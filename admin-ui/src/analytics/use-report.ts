import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { defaultForm, rangeLabel, type ReportForm } from './report-rules';

export type DateRanges = Awaited<ReturnType<AdminDataProvider['dateRanges']>>;

export interface Report<Form, Row> {
  ranges: DateRanges;
  /** What the rows answer. */
  asked: Form;
  /** The range of the rows, in words [ANA-29], [ANA-30]. */
  label: string;
  rows: Row[] | undefined;
  loading: boolean;
  /** Asks; the same question is asked again. */
  ask: (form: Form) => void;
  /** Back to the default report [ANA-27]. */
  clear: () => void;
}

/**
 * One report: the date ranges and the default report are asked for when its tab opens [ANA-05], [ANA-06].
 * A failure only ends the loading [ANA-45], what it says is not shown [ANA-46].
 */
export function useReport<Form extends ReportForm, Row>(
  name: string,
  initial: Form,
  report: (dataProvider: AdminDataProvider, form: Form) => PromiseLike<Row[]>,
): Report<Form, Row> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [{ form: asked, turn }, setAsked] = useState({ form: initial, turn: 0 });
  const { data: ranges = [] } = useQuery({
    queryKey: ['date-ranges'],
    queryFn: () => dataProvider.dateRanges(),
    staleTime: Infinity,
  });
  const { data: rows, isFetching } = useQuery({
    queryKey: ['report', name, asked, turn],
    queryFn: async () => report(dataProvider, asked),
    gcTime: 0,
    retry: false,
  });
  const ask = (form: Form) => setAsked((before) => ({ form, turn: before.turn + 1 }));
  return {
    ranges,
    asked,
    label: rangeLabel(asked, ranges),
    rows,
    loading: isFetching,
    ask,
    clear: () => ask({ ...initial, ...defaultForm }),
  };
}
