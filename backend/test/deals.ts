import { DataSource } from 'typeorm';
import { Deal } from '../src/deals/deal.entity';
import { Property } from '../src/properties/property.entity';

/** A deal of this buyer on this property at a stage, without terms or history. */
export function aDeal(source: DataSource, property: Pick<Property, 'id' | 'name'>, buyerId: number, dealStatusId: number): Promise<Deal> {
  return source.getRepository(Deal).save({
    dealName: 'An offer',
    propertyId: property.id,
    propertyName: property.name,
    buyerId,
    dealStatusId,
    statusAt: new Date(),
  } as Deal);
}
