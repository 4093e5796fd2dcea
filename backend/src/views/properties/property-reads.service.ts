import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { invalid, notFound } from '../../platform/common/errors';
import { type Filters, idsOf, list, pageOf } from '../../platform/http/list/list';
import { pagination, pageWindow } from '../../platform/http/list/paging.dto';
import { inBatches } from '../../platform/common/batches';
import { likeText, type Listed, type ListQueryDto } from '../../platform/http/list/resource-list';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { PropertyPeopleService } from '../../domains/properties/people/property-people.service';
import type { StoresOfSellerDto, StoresOfSellerRequestDto } from '../../domains/properties/people/people.calls.dto';
import { loadProperties, PROPERTIES, PROPERTY_WORDS } from './properties.list';
import { REPORT_ROWS, ReportRow } from './property-report';
import type { PropertyView } from '../../domains/properties/listing/property-view';
import {
  storeDto,
  StoresDto,
  StoresReportRequestDto,
  StoresRequestDto,
} from '../../domains/properties/editing/property.dto';
import type { LookupItemDto } from '../../platform/http/lookup-item.dto';

/** How many names a choice shows, and how many properties are looked at to find the best of them. */
const [NAMES_SHOWN, LOOKED_AT] = [25, 1000];
const NEWEST_SO_CALLED = '(select max(p.id) from properties p where p.name = n.name) "ID", n.name "Name"';
const FIRST_NAMES = `select ${NEWEST_SO_CALLED} from (select name from properties group by name order by name limit ${NAMES_SHOWN}) n order by n.name`;
/** `$1` is `%part%`, `$2` `part%`. */
const NAMES_WITH = `
  select ${NEWEST_SO_CALLED} from (
    select distinct name from (select p.name from properties p where ${PROPERTY_WORDS} ilike $1 and p.name ilike $1 limit ${LOOKED_AT}) found
  ) n order by n.name ilike $2 desc, lower(n.name), n.name limit ${NAMES_SHOWN}`;

/** What administrators read: the listing, one property, the report, the lookups. */
@Injectable()
export class PropertyReadsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly people: PropertyPeopleService,
  ) {}

  /** The listing, newest first [APROP-11, APROP-17, APROP-19]. */
  async search(caller: Caller, criteria: StoresRequestDto): Promise<StoresDto> {
    requireAdmin(caller);
    const { rows, total } = await pageOf(this.source, pageWindow(criteria), filtersOf(criteria), PROPERTIES);
    return { Stores: rows.map(storeDto), Criteria: criteria, Pagination: pagination(criteria, total) };
  }

  /** The properties of one seller, newest first [ASEL-18]. */
  async ofSeller(caller: Caller, request: StoresOfSellerRequestDto): Promise<StoresOfSellerDto> {
    const { Stores, Pagination } = await this.search(caller, request);
    return { SellerStores: Stores, StoreIDs: await this.people.storeIdsOf(caller, request.SellerID), Pagination };
  }

  /** The rows of the listing's spreadsheet, read while they are taken [APROP-09, APROP-10]. */
  async report(caller: Caller, criteria: StoresReportRequestDto): Promise<AsyncIterable<ReportRow>> {
    requireAdmin(caller);
    const ids = await idsOf(this.source, XLSX_MAX_ROWS + 1, filtersOf(criteria), PROPERTIES);
    if (ids.length > XLSX_MAX_ROWS) {
      throw invalid(`A report holds at most ${XLSX_MAX_ROWS} properties. Please narrow the search.`);
    }
    return inBatches(ids, (batch) =>
      this.source.query<ReportRow[]>(REPORT_ROWS, [batch, this.config.OFFICE_TIME_ZONE]),
    );
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
  lookup(caller: Caller): Promise<LookupItemDto[]> {
    requireAdmin(caller);
    return this.source.query<LookupItemDto[]>(
      'select id "ID", name "Name" from properties order by created_at desc, id desc',
    );
  }

  /**
   * The distinct names, sorted; the id is that of the newest property so called [CALL-015, APROP-01].
   * @param part of a name: only the first 25 names with it, those that begin with it before the others
   */
  lookupNames(caller: Caller, part?: string): Promise<LookupItemDto[]> {
    requireAdmin(caller);
    if (part === '') {
      return this.source.query<LookupItemDto[]>(FIRST_NAMES);
    }
    if (part !== undefined) {
      return this.source.query<LookupItemDto[]>(NAMES_WITH, [`%${likeText(part)}%`, `${likeText(part)}%`]);
    }
    return this.source.query<LookupItemDto[]>(
      'select max(id) "ID", name "Name" from properties group by name order by lower(name), name',
    );
  }
}

const filtersOf = (criteria: StoresRequestDto): Filters => ({
  name: criteria.StoreName,
  city: criteria.City,
  statusId: criteria.StatusID || undefined,
  stateId: criteria.StateID || undefined,
  sellerId: criteria.SellerID || undefined,
  unpublished: criteria.ShowUnPublished,
});
