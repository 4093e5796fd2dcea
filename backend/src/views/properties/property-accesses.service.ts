import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Access, accessOf } from '../../domains/ndas/access-rows';
import { DocumentsService } from '../../domains/documents/documents.service';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { type AccessRow, PROPERTY_ACCESSES } from './property-accesses.list';

export type PropertyAccess = Omit<AccessRow, 'access'> & { access: Access };

/** Who may open what on a property, and when they last did. */
@Injectable()
export class PropertyAccessesService {
  constructor(
    private readonly source: DataSource,
    private readonly documents: DocumentsService,
  ) {}

  /** @throws DomainError('not-found') when there is no such property */
  async page(caller: Caller, propertyId: number, request: ListQueryDto): Promise<Listed<PropertyAccess>> {
    requireAdmin(caller);
    await this.documents.requireProperty(propertyId);
    const listed = await list(this.source, request, PROPERTY_ACCESSES, { propertyId });
    return { ...listed, rows: listed.rows.map(({ access, ...person }) => ({ ...person, access: accessOf(access) })) };
  }
}
