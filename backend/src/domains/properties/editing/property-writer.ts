import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PROPERTY_FIELDS } from '@stowbridge/contract/property-fields';
import { isNamed } from '../../../platform/database/references';
import { type RecordFields, RecordWriter, type WritingCaller } from '../../../platform/http/record-writer';
import { PropertyPublishingService } from '../listing/property-publishing.service';
import { inputOfBody, PropertyBodyDto } from './property-body.dto';
import { PropertyEditingService } from './property-editing.service';
import { Property, PropertyAgent } from './property.entity';

/** What a change leaves as it is where it does not name it. */
const STAYS = [
  'active',
  'statusId',
  'description',
  'videoCode',
  'radiusMiles',
  'sellerId',
  'brokerIds',
  'ndaMode',
  'accessDays',
  'sellerDecides',
  'sellerSeesNames',
  'confidential',
  'teaserName',
  'questionsUntil',
  'figuresShown',
] as const;
const CLEARED = [
  'name',
  'address1',
  'address2',
  'city',
  'stateId',
  'zipCode',
  'country',
  'storeTypeId',
  'alternatePriceOptionId',
  'alternatePriceOptionDate',
  'guidanceLow',
  'guidanceHigh',
  'offersDueDate',
  'roomForExpansion',
  'featured',
  'latitude',
  'longitude',
  'unitMix',
] as const;
const COLUMNS = [...STAYS.filter((name) => name !== 'brokerIds'), ...CLEARED, ...PROPERTY_FIELDS.map((f) => f.name)];
/** The tables that a property has from its first moment, or that follow from it. */
const OWN = ['property_prices', 'property_agents', 'listing_texts', 'properties_without_nda', 'search_hits'];

/** Properties from plain values. */
@Injectable()
export class PropertyWriter extends RecordWriter<PropertyBodyDto> {
  protected readonly table = 'properties';
  protected readonly Body = PropertyBodyDto;
  protected readonly stays = STAYS;

  constructor(
    private readonly editing: PropertyEditingService,
    private readonly publishing: PropertyPublishingService,
  ) {
    super();
  }

  async read(manager: EntityManager, id: number): Promise<RecordFields | undefined> {
    const property = await manager.findOneBy(Property, { id });
    if (!property) {
      return undefined;
    }
    const agents = await manager.find(PropertyAgent, { where: { propertyId: id }, order: { position: 'ASC' } });
    return {
      ...Object.fromEntries(COLUMNS.map((name) => [name, property[name]])),
      brokerIds: agents.map(({ userId }) => userId),
    };
  }

  nameOf({ name }: RecordFields): string {
    return String(name);
  }

  isUsed(manager: EntityManager, id: number): Promise<boolean> {
    return isNamed(manager, this.table, id, OWN);
  }

  remove(caller: WritingCaller, id: number): Promise<void> {
    return this.publishing.delete(caller, id);
  }

  protected add(caller: WritingCaller, body: PropertyBodyDto): Promise<number> {
    return this.editing.create(caller, inputOfBody(body));
  }

  protected replace(caller: WritingCaller, id: number, body: PropertyBodyDto): Promise<void> {
    return this.editing.update(caller, id, inputOfBody(body));
  }
}
