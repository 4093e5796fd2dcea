import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { sql } from '../../platform/database/sql';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import type { Nda } from './nda.entity';
import { NDAS } from './ndas.list';

/** A signature with its state and its account, and what became of its property. */
export type ListedNda = Nda & { propertyGone: boolean };

/** As many rows as are read at once for a file. */
const STEP = 1000;

/** The signatures, as the office reads them. */
@Injectable()
export class NdasService {
  constructor(private readonly source: DataSource) {}

  async page(caller: Caller, request: ListQueryDto): Promise<Listed<ListedNda>> {
    requireAdmin(caller);
    const listed = await list(this.source, request, NDAS);
    const rows = await sql<{ id: number }>(this.source, {
      text: 'select id from properties where id = any($1::int[])',
      values: [listed.rows.map(({ propertyId }) => propertyId)],
    });
    const there = new Set(rows.map(({ id }) => id));
    return {
      ...listed,
      rows: listed.rows.map((nda) => Object.assign(nda, { propertyGone: !there.has(nda.propertyId) })),
    };
  }

  /** Everything that a list finds, for a spreadsheet; its first rows are read before it answers, so that what is wrong is said. */
  async all(caller: Caller, { sort, filter }: ListQueryDto): Promise<AsyncIterable<ListedNda>> {
    const read = async (from: number): Promise<ListedNda[]> =>
      (await this.page(caller, { sort, filter, range: JSON.stringify([from, from + STEP - 1]) })).rows;
    const first = await read(0);
    return (async function* () {
      for (
        let rows = first, from = 0;
        rows.length > 0 && from < XLSX_MAX_ROWS;
        rows = rows.length < STEP ? [] : await read(from)
      ) {
        yield* rows;
        from += STEP;
      }
    })();
  }
}
