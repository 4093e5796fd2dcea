import { Injectable } from '@nestjs/common';
import { DataSource, SelectQueryBuilder } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { invalid, notFound } from '../../platform/common/errors';
import { countOf, windowOf } from '../../platform/http/list/list-window';
import { pagination } from '../../platform/http/list/paging.dto';
import { inBatches } from '../../platform/common/batches';
import { likeText, list, Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import { Config } from '../../config';
import { PropertyPeopleService } from '../../domains/properties/people/property-people.service';
import type { StoresOfSellerDto, StoresOfSellerRequestDto } from '../../domains/properties/people/people.calls.dto';
import { LOCATED, NAMED, PROPERTY_LIST, PROPERTY_WORDS } from './property-list.rules';
import { REPORT_ROWS, ReportRow } from './property-report';
import type { Agent, PropertyView } from '../../domains/properties/listing/property-view';
import { Property } from '../../domains/properties/editing/property.entity';
import {
  storeDto,
  StoresDto,
  StoresReportRequestDto,
  StoresRequestDto,
} from '../../domains/properties/editing/property.dto';
import type { LookupItemDto } from '../../platform/http/lookup-item.dto';

interface Extras {
  id: number;
  agents: Agent[];
  imageName: string | null;
  hasNda: boolean;
}

const EXTRAS = `
  select p.id,
         coalesce((select json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) order by a.position, u.id)
                   from property_agents a join users u on u.id = a.user_id where a.property_id = p.id), '[]') agents,
         (select i.file_name from property_images i where i.property_id = p.id order by i.position, i.id limit 1) "imageName",
         exists (select 1 from documents d where d.property_id = p.id and d.document_type_id = 8) "hasNda"
  from unnest($1::int[]) as p(id)`;

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
    const query = this.matching(criteria);
    const total = await countOf(query);
    const properties = await windowOf(
      query,
      { path: 'p.createdAt', order: 'DESC' },
      (criteria.Page - 1) * criteria.PageLength,
      criteria.PageLength,
      total,
    );
    const views = await this.views(properties);
    return { Stores: views.map(storeDto), Criteria: criteria, Pagination: pagination(criteria, total) };
  }

  /** The properties of one seller, newest first [ASEL-18]. */
  async ofSeller(caller: Caller, request: StoresOfSellerRequestDto): Promise<StoresOfSellerDto> {
    const { Stores, Pagination } = await this.search(caller, request);
    return { SellerStores: Stores, StoreIDs: await this.people.storeIdsOf(caller, request.SellerID), Pagination };
  }

  /** The rows of the listing's spreadsheet, read while they are taken [APROP-09, APROP-10]. */
  async report(caller: Caller, criteria: StoresReportRequestDto): Promise<AsyncIterable<ReportRow>> {
    requireAdmin(caller);
    const found = await this.matching(criteria)
      .orderBy('p.createdAt', 'DESC')
      .addOrderBy('p.id', 'DESC')
      .select('p.id', 'id')
      .limit(XLSX_MAX_ROWS + 1)
      .getRawMany<{ id: number }>();
    if (found.length > XLSX_MAX_ROWS) {
      throw invalid(`A report holds at most ${XLSX_MAX_ROWS} properties. Please narrow the search.`);
    }
    const ids = found.map(({ id }) => id);
    return inBatches(ids, (batch) =>
      this.source.query<ReportRow[]>(REPORT_ROWS, [batch, this.config.OFFICE_TIME_ZONE]),
    );
  }

  /** @throws DomainError('not-found') */
  async getView(caller: Caller, id: number): Promise<PropertyView> {
    requireAdmin(caller);
    const property = await this.withNames().where('p.id = :id', { id }).getOne();
    if (!property) {
      throw notFound('The property');
    }
    return (await this.views([property]))[0];
  }

  /** The list of /api/v1. */
  async list(caller: Caller, request: ListQueryDto): Promise<Listed<PropertyView>> {
    requireAdmin(caller);
    const listed = await list(this.withNames(), request, PROPERTY_LIST);
    return { ...listed, rows: await this.views(listed.rows) };
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

  private withNames(): SelectQueryBuilder<Property> {
    return this.source
      .getRepository(Property)
      .createQueryBuilder('p')
      .leftJoinAndSelect('p.state', 'state')
      .leftJoinAndSelect('p.status', 'status')
      .leftJoinAndSelect('p.alternatePriceOption', 'alternative')
      .leftJoin('p.seller', 'seller')
      .addSelect([
        'seller.id',
        'seller.firstName',
        'seller.lastName',
        'seller.phoneNumber',
        'seller.email',
        'seller.statusId',
      ]);
  }

  private matching(criteria: StoresRequestDto): SelectQueryBuilder<Property> {
    const query = this.withNames();
    if (criteria.StoreName) {
      query.andWhere(NAMED, { name: `%${likeText(criteria.StoreName)}%` });
    }
    if (criteria.City) {
      query.andWhere(LOCATED, { city: `%${likeText(criteria.City)}%` });
    }
    if (criteria.StatusID) {
      query.andWhere({ statusId: criteria.StatusID });
    }
    if (criteria.StateID) {
      query.andWhere({ stateId: criteria.StateID });
    }
    if (criteria.SellerID) {
      query.andWhere({ sellerId: criteria.SellerID });
    }
    if (criteria.ShowUnPublished) {
      query.andWhere({ active: false });
    }
    return query;
  }

  private async views(properties: Property[]): Promise<PropertyView[]> {
    const extras = await this.source.query<Extras[]>(EXTRAS, [properties.map(({ id }) => id)]);
    const byId = new Map(extras.map((row) => [row.id, row]));
    return properties.map((property) => ({
      property,
      agents: byId.get(property.id)?.agents ?? [],
      imageName: byId.get(property.id)?.imageName ?? null,
      hasNda: byId.get(property.id)?.hasNda ?? false,
    }));
  }
}
