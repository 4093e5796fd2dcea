import type { ReactNode } from 'react';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { ReportSearch } from './report-search';
import { ReportSheet } from './report-sheet';
import { defaultForm, reportRequest } from './report-rules';
import { useReport } from './use-report';

/** Something with its count, as a chart draws it. */
export interface Counted {
  name: string;
  count: number;
  /** Counts less than its whole period. */
  part?: boolean;
}

interface Props<Row> {
  /** The key of the report among those that are asked for. */
  of: string;
  title: string;
  /** Of the column of the names. */
  heading: string;
  nameOf: (row: Row) => string;
  isPart?: (row: Row) => boolean;
  /** The name in the table, where it leads to a record. */
  linkOf?: (row: Row) => ReactNode;
  report: (dataProvider: AdminDataProvider, request: ReturnType<typeof reportRequest>) => PromiseLike<Row[]>;
  total?: boolean;
  chart: (counted: Counted[]) => ReactNode;
  chartWidth: number;
}

/** A report that counts one thing: its form, its chart and its table [ANA-15], [ANA-16]. */
export function CountReport<Row extends { Count: number }>({
  of,
  title,
  heading,
  nameOf,
  linkOf,
  isPart,
  report,
  total,
  chart,
  chartWidth,
}: Props<Row>) {
  const answer = useReport(of, defaultForm, (dataProvider, form) => report(dataProvider, reportRequest(form)));
  return (
    <>
      <ReportSearch ranges={answer.ranges} shown={answer.asked} onSubmit={answer.ask} onClear={answer.clear} />
      <ReportSheet
        title={title}
        report={answer}
        total={total}
        chartWidth={chartWidth}
        columns={[
          { heading, value: nameOf, shown: linkOf },
          { heading: 'Count', value: (row) => row.Count },
        ]}
        chart={(rows) => chart(rows.map((row) => ({ name: nameOf(row), count: row.Count, part: isPart?.(row) })))}
      />
    </>
  );
}
