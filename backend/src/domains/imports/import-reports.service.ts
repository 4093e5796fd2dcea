import { Injectable } from '@nestjs/common';
import { WHAT_IS_WRONG } from '@stowbridge/contract/imports';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { inBatches } from '../../platform/common/batches';
import type { XlsxColumn } from '../../platform/common/xlsx';
import { sql } from '../../platform/database/sql';
import type { RowProblem } from './import.entity';
import { ImportsService } from './imports.service';

interface ReportRow {
  cells: string[];
  problems: RowProblem[];
}

const WIDTH = 20;
const WIDE = 60;

/** The rows that somebody has to look at, as they came. */
@Injectable()
export class ImportReportsService {
  constructor(
    private readonly source: DataSource,
    private readonly imports: ImportsService,
  ) {}

  async report(
    caller: Caller,
    importId: number,
  ): Promise<{ columns: XlsxColumn<ReportRow>[]; rows: AsyncIterable<ReportRow> }> {
    const { headings } = await this.imports.get(caller, importId);
    const numbers = await sql<{ n: number }>(this.source, {
      text: `select row_number n from import_rows where import_id = $1 and state in ('wrong', 'refused', 'kept') order by row_number`,
      values: [importId],
    });
    const read = (batch: number[]): Promise<ReportRow[]> =>
      sql<ReportRow>(this.source, {
        text: 'select cells, problems from import_rows where import_id = $1 and row_number = any($2) order by row_number',
        values: [importId, batch],
      });
    return {
      columns: [
        ...headings.map((heading, at): XlsxColumn<ReportRow> => ({
          heading,
          width: WIDTH,
          value: ({ cells }) => cells[at],
        })),
        { heading: WHAT_IS_WRONG, width: WIDE, value: ({ problems }) => problems.map(wordsOf).join('; ') },
      ],
      rows: inBatches(
        numbers.map(({ n }) => n),
        read,
      ),
    };
  }
}

const wordsOf = ({ heading, message }: RowProblem): string => (heading === null ? message : `${heading}: ${message}`);
