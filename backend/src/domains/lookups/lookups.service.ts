import { Injectable } from '@nestjs/common';
import { PropertyStatus as Fixed } from '@stowbridge/contract/ids';
import { offeredInDropdown } from '@stowbridge/contract/stages';
import { DataSource, EntityTarget } from 'typeorm';
import { Config } from '../../config';
import { allOf } from '../../platform/common/all-of';
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

export interface Lookup {
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

  states = () => this.rows(State);
  positions = () => this.rows(Position);
  storeTypes = () => this.rows(StoreType);
  documentTypes = () => this.rows(DocumentType);
  priceAlternatives = () => this.rows(PriceAlternative);
  diligencePeriods = () => this.rows(DiligencePeriod);
  prices = () => this.rows(PriceStep);

  /** Draft is no status of the documents, so the call leaves it out. */
  async propertyStatuses(): Promise<Lookup[]> {
    return (await this.rows(PropertyStatus)).filter(({ id }) => id !== Fixed.Draft);
  }

  /** With the stages that may follow each, by the table of stages. */
  async dealStatuses(): Promise<(Lookup & { next: number[] })[]> {
    return (await this.rows(DealStatus)).map((row) => ({ ...row, next: offeredInDropdown(row.id) }));
  }

  agentLocations = () => this.source.manager.find(AgentLocation, { relations: { state: true }, order: { id: 'ASC' } });

  /** Every lookup of the back office, its offices named by city and state. */
  async all() {
    return allOf({
      states: this.source.manager
        .find(State, { order: { name: 'ASC' } })
        .then((states) => states.map(({ id, name, code }) => ({ id, name, code }))),
      storeTypes: this.storeTypes(),
      propertyStatuses: this.rows(PropertyStatus),
      priceAlternatives: this.priceAlternatives(),
      dealStatuses: this.dealStatuses(),
      diligencePeriods: this.diligencePeriods(),
      documentTypes: this.documentTypes(),
      positions: this.positions(),
      userStatuses: this.rows(UserStatus),
      agentLocations: this.agentLocations().then((locations) =>
        locations.map(({ id, address, city, state }) => ({ id, name: `${city}, ${state.name}`, address, city })),
      ),
      timeZone: this.config.OFFICE_TIME_ZONE,
    });
  }

  private async rows(entity: EntityTarget<Lookup & { position: number }>): Promise<Lookup[]> {
    const rows = await this.source.manager.find(entity, { order: { position: 'ASC' } });
    return rows.map(({ id, name }) => ({ id, name }));
  }
}
