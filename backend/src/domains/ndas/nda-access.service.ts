import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Who has signed an agreement. */
@Injectable()
export class NdaAccessService {
  constructor(private readonly source: DataSource) {}

  /** How many people have signed each of these agreements; one that nobody has signed is left out. */
  async countSigners(agreementIds: (number | null)[]): Promise<Map<number, number>> {
    const rows = await this.source.query<{ id: number; people: number }[]>(
      'select agreement_id id, count(distinct user_id)::int people from ndas where agreement_id = any($1::int[]) group by 1',
      [agreementIds],
    );
    return new Map(rows.map(({ id, people }) => [id, people]));
  }
}
