import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { invalid, notFound } from '../../platform/common/errors';
import { idsOf, list, pageOf } from '../../platform/http/list/list';
import type { Window } from '../../platform/http/list/paging.dto';
import { inBatches } from '../../platform/common/batches';
import { likeText, type Listed, type ListQueryDto } from '../../platform/http/list/resource-list';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { sql } from '../../platform/database/sql';
import { loadProperties, PROPERTIES, PROPERTY_WORDS } from './properties.list';
import { REPORT_ROWS, ReportRow } from './property-export';
import type { PropertyView } from '../../domains/properties/listing/property-view';

/** How many names a choice shows, and how many properties are looked at to find the best of them. */
const [NAMES_SHOWN, LOOKED_AT] = [25, 1000];
const NEWEST_SO_CALLED = '(select max(p.id) from properties p where p.name = n.name) id, n.name';
const FIRST_NAMES = `select ${NEWEST_SO_CALLED} from (select name from properties group by name order by name limit ${NAMES_SHOWN}) n order by n.name`;
/** `$1` is `%part%`, `$2` `part%`. */
const NAMES_WITH = `
  select ${NEWEST_SO_CALLED} from (
    select distinct name from (select p.name from properties p where ${PROPERTY_WORDS} ilike $1 and p.name ilike $1 limit ${LOOKED_AT}) found
  ) n order by n.name ilike $2 desc, lower(n.name), n.name limit ${NAMES_SHOWN}`;

/** What properties are looked for by. */
export interface PropertyFilter {
  name?: string;
  city?: string;
  statusId?: number;
  stateId?: number;
  sellerId?: number;
  unpublished?: boolean;
}

export interface PropertyName {
  id: number;
  name: string;
}

/** What administrators read: the listing, one property, the report, the lookups. */
@Injectable()
export class PropertiesService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** The listing, newest first [APROP-11, APROP-17, APROP-19]. */
  search(caller: Caller, filter: PropertyFilter, window: Window): Promise<{ rows: PropertyView[]; total: number }> {
    requireAdmin(caller);
    return pageOf(this.source, window, { ...filter }, PROPERTIES);
  }

  /** The rows of the listing's spreadsheet, read while they are taken [APROP-09, APROP-10]. */
  async report(caller: Caller, filter: PropertyFilter, sort?: string): Promise<AsyncIterable<ReportRow>> {
    requireAdmin(caller);
    const ids = await idsOf(this.source, { most: XLSX_MAX_ROWS + 1, sort }, { ...filter }, PROPERTIES);
    if (ids.length > XLSX_MAX_ROWS) {
      throw invalid(`A report holds at most ${XLSX_MAX_ROWS} properties. Please narrow the search.`);
    }
    return inBatches(ids, (batch) => sql<ReportRow>(this.source, { text: REPORT_ROWS, values: [batch] }));
  }

  /** @throws DomainError('not-found') */
  async getView(caller: Caller, id: number): Promise<PropertyView> {
    requireAdmin(caller);
    const [view] = await loadProperties(this.source, [id]);
    if (!view) {
      throw notFound('The property');
    }
    return view;
  }

  /** The list of /api/v1. */
  list(caller: Caller, request: ListQueryDto): Promise<Listed<PropertyView>> {
    requireAdmin(caller);
    return list(this.source, request, PROPERTIES);
  }

  /** Every property, newest first [CALL-014]. */
  lookup(caller: Caller): Promise<PropertyName[]> {
    requireAdmin(caller);
    return sql<PropertyName>(this.source, {
      text: 'select id, name from properties order by created_at desc, id desc',
      values: [],
    });
  }

  /**
   * The distinct names, sorted; the id is that of the newest property so called [CALL-015, APROP-01].
   * @param part of a name: only the first 25 names with it, those that begin with it before the others
   */
  lookupNames(caller: Caller, part?: string): Promise<PropertyName[]> {
    requireAdmin(caller);
    if (part === '') {
      return sql<PropertyName>(this.source, { text: FIRST_NAMES, values: [] });
    }
    if (part !== undefined) {
      return sql<PropertyName>(this.source, {
        text: NAMES_WITH,
        values: [`%${likeText(part)}%`, `${likeText(part)}%`],
      });
    }
    return sql<PropertyName>(this.source, {
      text: 'select max(id) id, name from properties group by name order by lower(name), name',
      values: [],
    });
  }
}
