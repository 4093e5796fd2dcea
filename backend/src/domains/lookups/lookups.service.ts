import { Injectable } from '@nestjs/common';
import { PropertyStatus as Fixed } from '@stowbridge/contract/ids';
import { offeredInDropdown } from '@stowbridge/contract/stages';
import { DataSource, EntityTarget } from 'typeorm';
import { Config } from '../../config';
import { AgentLocation } from './agent-location.entity';
import {
  DealStatus,
  DiligencePeriod,
  DocumentType,
  Position,
  PriceAlternative,
  PriceStep,
  PropertyStatus,
  State,
  StoreType,
  UserStatus,
} from './lookup.entity';
import { AgentLocationDto, DealStatusItemDto, LookupsDto } from './lookups.dto';
import { LookupItemDto } from '../../platform/http/lookup-item.dto';

interface Row {
  id: number;
  name: string;
}

/** The ids and names that the product fixes, and the offices of the agents. */
@Injectable()
export class LookupsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  states = () => this.items(State);
  positions = () => this.items(Position);
  storeTypes = () => this.items(StoreType);
  documentTypes = () => this.items(DocumentType);
  priceAlternatives = () => this.items(PriceAlternative);
  diligencePeriods = () => this.items(DiligencePeriod);
  prices = () => this.items(PriceStep);

  /** Draft is no status of the documents, so the call leaves it out. */
  async propertyStatuses(): Promise<LookupItemDto[]> {
    return (await this.items(PropertyStatus)).filter(({ ID }) => ID !== Fixed.Draft);
  }

  async dealStatuses(): Promise<DealStatusItemDto[]> {
    return (await this.items(DealStatus)).map((item) => ({ ...item, Next: offeredInDropdown(item.ID) }));
  }

  async agentLocations(): Promise<AgentLocationDto[]> {
    const rows = await this.source
      .getRepository(AgentLocation)
      .find({ relations: { state: true }, order: { id: 'ASC' } });
    return rows.map((row) => ({
      Id: row.id,
      Address: row.address,
      City: row.city,
      StateName: row.state.name,
      Zipcode: row.zipCode,
    }));
  }

  async all(): Promise<LookupsDto> {
    const [
      states,
      storeTypes,
      propertyStatuses,
      priceAlternatives,
      dealStatuses,
      diligencePeriods,
      documentTypes,
      positions,
      userStatuses,
      locations,
    ] = await Promise.all([
      this.source.getRepository(State).find({ order: { name: 'ASC' } }),
      this.rows(StoreType),
      this.rows(PropertyStatus),
      this.rows(PriceAlternative),
      this.rows(DealStatus),
      this.rows(DiligencePeriod),
      this.rows(DocumentType),
      this.rows(Position),
      this.rows(UserStatus),
      this.agentLocations(),
    ]);
    return {
      states: states.map(({ id, name, code }) => ({ id, name, code })),
      storeTypes,
      propertyStatuses,
      priceAlternatives,
      dealStatuses: dealStatuses.map((row) => ({ ...row, next: offeredInDropdown(row.id) })),
      diligencePeriods,
      documentTypes,
      positions,
      userStatuses,
      agentLocations: locations.map((row) => ({
        id: row.Id,
        name: `${row.City}, ${row.StateName}`,
        address: row.Address,
        city: row.City,
      })),
      timeZone: this.config.OFFICE_TIME_ZONE,
    };
  }

  private async rows(entity: EntityTarget<Row & { position: number }>): Promise<Row[]> {
    const rows = await this.source.getRepository(entity).find({ order: { position: 'ASC' } });
    return rows.map(({ id, name }) => ({ id, name }));
  }

  private async items(entity: EntityTarget<Row & { position: number }>): Promise<LookupItemDto[]> {
    return (await this.rows(entity)).map(({ id, name }) => ({ ID: id, Name: name }));
  }
}
