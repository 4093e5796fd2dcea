import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { namedQuery } from '../database/named-query';
import { signedSql } from './signed';

const SIGNED = `select ${signedSql('$1', '$2')} signed`;

/** The one place that answers whether a person has signed the NDA of a property [PROF-16, PROF-17, PROF-18]. */
@Injectable()
export class NdaAccessService {
  constructor(private readonly source: DataSource) {}

  async hasSigned(userId: number, propertyId: number): Promise<boolean> {
    const [{ signed }] = await namedQuery<{ signed: boolean }>(this.source, 'nda-signed', SIGNED, [userId, propertyId]);
    return signed;
  }
}
