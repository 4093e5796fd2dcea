import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { defaultForm, formOf, rangeLabel, searchOf, type ReportForm } from './report-rules';

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

/** What is asked for: the address says it, a bare one is the default [FOFF-24]. */
export function useReportForm<Form extends ReportForm>(initial: Form) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [search, setSearch] = useSearchParams();
  const asked = formOf(search, initial, new Date());
  const { data: ranges = [] } = useQuery({
    queryKey: ['date-ranges'],
    queryFn: () => dataProvider.dateRanges(),
    staleTime: Infinity,
  });
  /** @param again when it is what is asked for already */
  const ask = (form: Form, again: () => unknown) => {
    const next = searchOf(form, initial);
    if (next.toString() === searchOf(asked, initial).toString()) {
      again();
    } else {
      setSearch(next);
    }
  };
  return { ranges, asked, label: rangeLabel(asked, ranges), ask };
}

/**
 * One report. The date ranges and the default report are asked for when its tab opens [ANA-05], [ANA-06].
 * A failure only ends the loading [ANA-45], what it says is not shown [ANA-46].
 */
export function useReport<Form extends ReportForm, Row>(
  name: string,
  initial: Form,
  report: (dataProvider: AdminDataProvider, form: Form) => PromiseLike<Row[]>,
): Report<Form, Row> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { ask, ...form } = useReportForm(initial);
  const {
    data: rows,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['report', name, form.asked],
    queryFn: async () => report(dataProvider, form.asked),
    gcTime: 0,
    retry: false,
  });
  return {
    ...form,
    rows,
    loading: isFetching,
    ask: (next) => ask(next, refetch),
    clear: () => ask({ ...initial, ...defaultForm }, refetch),
  };
}
