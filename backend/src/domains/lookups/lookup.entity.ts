import { Entity, PrimaryColumn, Unique } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { Int, Text } from '../../platform/database/columns';

/** What all lookups share: an id fixed by the product, a name, and the order in which lists show them [CONST-14]. */
export abstract class LookupRow {
  @PrimaryColumn({ type: 'smallint' }) id: number;
  @Text() name: string;
  @Int({ default: 0 }) position: number;
}

@Entity('states')
@Unique(['code'])
export class State extends LookupRow {
  /** Two letters, as the post writes it. */
  @Text() code: string;
}
@Entity('user_statuses')
export class UserStatus extends LookupRow {}
@CalledInLogs('positions', 'r.name')
@Entity('positions')
export class Position extends LookupRow {}
@CalledInLogs('store-types', 'r.name')
@Entity('store_types')
export class StoreType extends LookupRow {}
@Entity('property_statuses')
export class PropertyStatus extends LookupRow {}
@CalledInLogs('price-alternatives', 'r.name')
@Entity('price_alternatives')
export class PriceAlternative extends LookupRow {}
@CalledInLogs('price-step', 'r.name')
@Entity('price_steps')
export class PriceStep extends LookupRow {
  /** Whole dollars. */
  @Int() amount: number;
}
@Entity('deal_statuses')
export class DealStatus extends LookupRow {}
@CalledInLogs('diligence-periods', 'r.name')
@Entity('diligence_periods')
export class DiligencePeriod extends LookupRow {}
@CalledInLogs('document-types', 'r.name')
@Entity('document_types')
export class DocumentType extends LookupRow {}
