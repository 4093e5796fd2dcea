import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { namedQuery } from '../database/named-query';

/** The one place that answers whether a person has signed the NDA of a property [PROF-16, PROF-17, PROF-18]. */
@Injectable()
export class NdaAccessService {
  constructor(private readonly source: DataSource) {}

  async hasSigned(userId: number, propertyId: number): Promise<boolean> {
    const rows = await namedQuery(this.source, 'nda-signed', 'select 1 from ndas where user_id = $1 and property_id = $2', [userId, propertyId]);
    return rows.length > 0;
  }
}
