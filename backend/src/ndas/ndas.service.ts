import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../auth/permissions';
import { list, Listed, ListQueryDto, ListRules } from '../common/resource-list';
import { Nda } from './nda.entity';

const LIST: ListRules<Nda> = {
  sortable: { id: 'n.id', signedAt: 'n.signedAt' },
  defaultSort: ['id', 'DESC'],
  filterable: {
    id: (query, value) => query.andWhere('n.id = any(:ids)', { ids: [value].flat() }),
    propertyId: (query, value) => query.andWhere('n.propertyId = :propertyId', { propertyId: value }),
    userId: (query, value) => query.andWhere('n.userId = :userId', { userId: value }),
  },
};

/** The signatures, as the office reads them. */
@Injectable()
export class NdasService {
  constructor(private readonly source: DataSource) {}

  page(caller: Caller, request: ListQueryDto): Promise<Listed<Nda>> {
    requireAdmin(caller);
    return list(this.source.getRepository(Nda).createQueryBuilder('n'), request, LIST);
  }
}
