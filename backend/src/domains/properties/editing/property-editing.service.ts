import { Injectable } from '@nestjs/common';
import { mayKeep } from '@stowbridge/contract/dates';
import { milesBetween, type Point } from '@stowbridge/contract/distance';
import { guidanceProblem, takesGuidance } from '@stowbridge/contract/guidance';
import { PropertyStatus } from '@stowbridge/contract/ids';
import type { AuditAction } from '@stowbridge/contract/log-words';
import { teaserProblem } from '@stowbridge/contract/rules';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit';
import { Change, changeOf } from '../../../platform/audit/change';
import { Caller, requireAdmin } from '../../../platform/access/permissions';
import { DomainError, invalid, notFound } from '../../../platform/common/errors';
import { Config } from '../../../config';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { Reactions } from '../../../platform/events/reactions';
import { SearchIndexService } from '../search/search-index.service';
import { Geocoder } from '../../../platform/geocoding/geocoder';
import { notePrice } from '../prices/price-history';
import { PropertyPeopleService } from '../people/property-people.service';
import { cleanHtml } from '../../../platform/common/clean-html';
import type { PropertyInput } from './property-input';
import { lockedProperty } from './property-lock';
import { wantedStatus } from './property-status';
import { Property } from './property.entity';
import { videoCode } from './video-code';

/** A marker set by hand is believed when it lies this near to the address. */
const MARKER_MILES = 50;

type Columns = Partial<Omit<Property, 'images' | 'agents'>>;

/** Creating and changing a property; every change leaves an audit row and tells the search. */
@Injectable()
export class PropertyEditingService {
  constructor(
    private readonly source: DataSource,
    private readonly geocoder: Geocoder,
    private readonly people: PropertyPeopleService,
    private readonly config: Config,
    private readonly reactions: Reactions,
    private readonly search: SearchIndexService,
  ) {}

  /**
   * Creates a property: for sale and published, or a draft [APROP-28 to APROP-31].
   * @returns its id
   * @throws DomainError('invalid') with the text of the form, among them `Address Not Found!` [APROP-39]
   */
  async create(caller: Caller, input: PropertyInput): Promise<number> {
    requireAdmin(caller);
    const { active, statusId } = wantedStatus(input, undefined);
    const stateCode = await this.requireLookups(input);
    this.requireFutureDates(input, undefined);
    const columns: Columns = {
      ...columnsOf(input, undefined, await this.locate(input, stateCode, undefined)),
      active,
      statusId,
    };
    requireTeaser(columns);
    requireGuidance(columns);
    return withTransactionOf(caller, this.source, async (manager) => {
      const property = manager.create(Property, {
        ...columns,
        listedAt: active ? new Date() : null,
        closedAt: statusId === PropertyStatus.Closed ? new Date() : null,
      });
      await manager.insert(Property, property);
      const { id } = property;
      await notePrice(manager, caller, id);
      await this.followDueDate(manager, caller, id, null, input.offersDueDate);
      await this.assignPeople(manager, caller, id, input);
      await this.record(manager, caller, id, 'property.created', changeOf<Property>({}, columns));
      if (active) {
        await recordEvent(manager, 'property.published', { propertyId: id });
      }
      return id;
    });
  }

  /**
   * Replaces the form's fields of a property [APROP-97]; the same rules hold as on creation. The address is looked up
   * before the property is locked, as that can take seconds, and again if somebody has moved it meanwhile.
   * @param mayStayOpen whether it may still be unknown if there is room for expansion, where it is; a form asks [APROP-65]
   */
  async update(caller: Caller, id: number, input: PropertyInput, mayStayOpen = false): Promise<void> {
    requireAdmin(caller);
    let before = await this.source.manager.findOneBy(Property, { id });
    if (!before) {
      throw notFound('The property');
    }
    if (input.roomForExpansion === undefined && !(mayStayOpen && before.roomForExpansion === null)) {
      throw invalid('Room For Expansion is required', 'roomForExpansion', 'required');
    }
    const stateCode = await this.requireLookups(input);
    while (before) {
      before = await this.replace(caller, input, before, await this.locate(input, stateCode, before));
    }
  }

  /** Writes the form over the property as it is, unless that has another address by now: then it is answered. */
  private replace(
    caller: Caller,
    input: PropertyInput,
    { id, ...before }: Property,
    point: Point,
  ): Promise<Property | null> {
    return withTransactionOf(caller, this.source, async (manager) => {
      const current = await lockedProperty(manager, id);
      if (ADDRESS.some((column) => current[column] !== before[column])) {
        return current;
      }
      this.requireFutureDates(input, current);
      const { active, statusId } = wantedStatus(input, current);
      if (statusId !== current.statusId) {
        await this.reactions.react(manager, 'property.status-changing', { propertyId: id, to: statusId });
      }
      const published = active && !current.active;
      const wanted: Columns = {
        ...columnsOf(input, current, point),
        active,
        statusId,
        ...(published && !current.listedAt ? { listedAt: new Date() } : {}),
        ...(statusId === current.statusId ? {} : { closedAt: statusId === PropertyStatus.Closed ? new Date() : null }),
      };
      requireTeaser({ ...current, ...wanted });
      requireGuidance(wanted);
      await manager.update(Property, id, wanted as object);
      await notePrice(manager, caller, id);
      await this.followDueDate(manager, caller, id, current.offersDueDate, input.offersDueDate);
      if (wanted.confidential !== undefined && wanted.confidential !== current.confidential) {
        await this.search.refreshWithin(manager, id);
      }
      await this.assignPeople(manager, caller, id, input);
      await this.record(manager, caller, id, 'property.updated', changeOf<Property>(current, wanted));
      if (published) {
        await recordEvent(manager, 'property.published', { propertyId: id });
      }
      return null;
    });
  }

  /** [APROP-82] */
  async describe(caller: Caller, id: number, html: string): Promise<void> {
    requireAdmin(caller);
    await this.change(caller, id, 'property.described', { description: cleanHtml(html) });
  }

  /** Saved only if something is given or a video exists already [APROP-83]. */
  async setVideo(caller: Caller, id: number, given: string | undefined): Promise<void> {
    requireAdmin(caller);
    const code = videoCode(given);
    await withTransactionOf(caller, this.source, async (manager) => {
      const current = await lockedProperty(manager, id);
      if (current.videoCode === code) {
        return;
      }
      await manager.update(Property, id, { videoCode: code });
      await this.record(
        manager,
        caller,
        id,
        'property.video-changed',
        changeOf<Property>(current, { videoCode: code }),
      );
    });
  }

  /** Whole miles, 1 to 10 [APROP-86, CONST-34]. */
  async setRadius(caller: Caller, id: number, miles: number): Promise<void> {
    requireAdmin(caller);
    await this.change(caller, id, 'property.radius-changed', { radiusMiles: requireRadius(miles) });
  }

  private async change(caller: Caller, id: number, action: AuditAction, columns: Columns): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      const current = await lockedProperty(manager, id);
      await manager.update(Property, id, columns as object);
      await this.record(manager, caller, id, action, changeOf<Property>(current, columns));
    });
  }

  private async record(
    manager: EntityManager,
    caller: Caller,
    id: number,
    action: AuditAction,
    change: Change | undefined,
  ): Promise<void> {
    await recordAudit(manager, { actor: caller, action, subjectType: 'property', subjectId: id, change });
    await recordEvent(manager, 'property.changed', { propertyId: id });
  }

  private async followDueDate(
    manager: EntityManager,
    actor: Caller,
    propertyId: number,
    from: string | null,
    to: string | null,
  ): Promise<void> {
    if (to !== from) {
      await this.reactions.react(manager, 'property.offers-due-changed', { propertyId, actor, to });
    }
  }

  private async assignPeople(
    manager: EntityManager,
    caller: Caller,
    id: number,
    { more }: PropertyInput,
  ): Promise<void> {
    if (more?.sellerId !== undefined) {
      await this.people.assignWithin(manager, caller, [id], more.sellerId);
    }
    if (more?.brokerIds !== undefined) {
      await this.people.setAgentsWithin(manager, caller, id, more.brokerIds);
    }
  }

  /** Looks the address up before anything is saved [APROP-38]; the same address is not looked up again. */
  private async locate(input: PropertyInput, stateCode: string, before: Property | undefined): Promise<Point> {
    const place = { ...placeOf(input, before), stateCode };
    const given =
      input.latitude !== undefined && input.longitude !== undefined
        ? { latitude: input.latitude, longitude: input.longitude }
        : undefined;
    const stored =
      before?.latitude != null && before.longitude != null
        ? { latitude: before.latitude, longitude: before.longitude }
        : undefined;
    const moved =
      before?.address1 !== input.address1 ||
      before.city !== place.city ||
      before.zipCode !== place.zipCode ||
      before.stateId !== input.stateId;
    if (stored && !moved && (!given || milesBetween(given, stored) === 0)) {
      return stored;
    }
    const found = await this.geocoder.find({ street: input.address1, ...place });
    if (!found) {
      throw new DomainError('invalid', 'Address Not Found!', [
        { field: 'address1', code: 'invalid', message: 'Please make sure you have entered a valid address.' },
      ]);
    }
    // The screens send the marker of the old address along with a new one: that one is not believed.
    const byHand =
      given && !(stored && milesBetween(given, stored) === 0) && milesBetween(given, found) <= MARKER_MILES;
    return byHand ? given : found;
  }

  private async requireLookups(input: PropertyInput): Promise<string> {
    const [row] = await sql<{ code: string | null; type: boolean; alternative: boolean; status: boolean }>(
      this.source,
      {
        name: 'property-choices',
        text: `select (select code from states where id = $1::int) code, exists (select 1 from store_types where id = $2::int) "type",
              $3::int is null or exists (select 1 from price_alternatives where id = $3::int) alternative,
              $4::int is null or exists (select 1 from property_statuses where id = $4::int) status`,
        values: [input.stateId, input.storeTypeId, input.alternatePriceOptionId, input.statusId ?? null],
      },
    );
    if (!row.code) {
      throw invalid('State is invalid', 'stateId');
    }
    if (!row.type) {
      throw invalid('Property Type is invalid', 'storeTypeId');
    }
    if (!row.alternative) {
      throw invalid('Price Alternative is invalid', 'alternatePriceOptionId');
    }
    if (!row.status) {
      throw invalid('Status is invalid', 'statusId');
    }
    return row.code;
  }

  /** A date in the past is refused unless it is the one stored: time passes by itself [APROP-64]. */
  private requireFutureDates(input: PropertyInput, before: Property | undefined): void {
    const dates = [
      ['alternatePriceOptionDate', 'Date', input.alternatePriceOptionDate, before?.alternatePriceOptionDate],
      ['offersDueDate', 'Offers Due Date', input.offersDueDate, before?.offersDueDate],
    ] as const;
    for (const [field, label, wanted, stored] of dates) {
      if (!mayKeep(wanted, stored, this.config.OFFICE_TIME_ZONE)) {
        throw invalid(`${label} cannot be in the past`, field);
      }
    }
  }
}

/** What the place of a property was looked up from. */
const ADDRESS = ['address1', 'city', 'zipCode', 'stateId', 'latitude', 'longitude'] as const;

/** City and zip, where a form leaves them out, are those that are stored [APROP-47, APROP-49]. */
const placeOf = (input: PropertyInput, stored: Property | undefined) => ({
  city: input.city ?? stored?.city ?? '',
  zipCode: input.zipCode ?? stored?.zipCode ?? '',
});

/** The columns that a form sets; `stored` must be read under the lock. */
function columnsOf(input: PropertyInput, stored: Property | undefined, point: Point): Columns {
  const { more, active: _active, statusId: _statusId, ...form } = input;
  const {
    description,
    videoCode: code,
    radiusMiles,
    sellerId: _sellerId,
    brokerIds: _brokerIds,
    ndaMode,
    accessDays,
    sellerDecides,
    sellerSeesNames,
    confidential,
    teaserName,
    questionsUntil,
    guidanceLow,
    guidanceHigh,
    figuresShown,
    ...metrics
  } = more ?? {};
  return {
    ...form,
    ...placeOf(input, stored),
    country: form.country ?? 'USA',
    featured: form.featured ?? stored?.featured ?? false,
    ...point,
    ...(description === undefined ? {} : { description: cleanHtml(description) }),
    ...(code === undefined ? {} : { videoCode: videoCode(code) }),
    ...(radiusMiles === undefined ? {} : { radiusMiles: requireRadius(radiusMiles) }),
    ...(ndaMode === undefined ? {} : { ndaMode }),
    ...(accessDays === undefined ? {} : { accessDays }),
    ...(sellerDecides === undefined ? {} : { sellerDecides }),
    ...(sellerSeesNames === undefined ? {} : { sellerSeesNames }),
    ...(confidential === undefined ? {} : { confidential }),
    ...(teaserName === undefined ? {} : { teaserName: teaserName?.trim() || null }),
    ...(questionsUntil === undefined ? {} : { questionsUntil }),
    ...(figuresShown === undefined ? {} : { figuresShown }),
    ...(takesGuidance(form.alternatePriceOptionId)
      ? {
          guidanceLow: guidanceLow === undefined ? (stored?.guidanceLow ?? null) : guidanceLow,
          guidanceHigh: guidanceHigh === undefined ? (stored?.guidanceHigh ?? null) : guidanceHigh,
        }
      : { guidanceLow: null, guidanceHigh: null }),
    ...metrics,
  };
}

/** @throws DomainError('invalid') where a confidential property would have no other name [BEYA-131] */
function requireTeaser({ confidential, name, teaserName }: Columns): void {
  const problem = confidential ? teaserProblem(name, teaserName) : undefined;
  if (problem) {
    throw invalid(problem, 'teaserName');
  }
}

/** @throws DomainError('invalid') where a range has one end only, or ends below its start [BEYB-89] */
function requireGuidance({ guidanceLow = null, guidanceHigh = null }: Columns): void {
  const problem = guidanceProblem({ guidanceLow, guidanceHigh });
  if (problem) {
    throw invalid(problem, 'guidanceLow');
  }
}

function requireRadius(miles: number): number {
  if (!Number.isInteger(miles) || miles < 1 || miles > 10) {
    throw invalid('Explorer Radius must be 1 to 10 miles', 'radiusMiles');
  }
  return miles;
}
