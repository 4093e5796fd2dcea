import { Injectable } from '@nestjs/common';
import { PublicAnswers } from '../../platform/cache/public-answers';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { type NamedPlace, placeStatement } from './place.queries';

/** Where places lie, without asking anybody else. */
@Injectable()
export class PlacesService {
  constructor(private readonly reads: PublicAnswers) {}

  /** @throws DomainError('not-found') for what is neither a ZIP code nor a city */
  async find(name: string): Promise<NamedPlace> {
    const [place] = await sql<NamedPlace>(this.reads, placeStatement(name));
    if (!place) {
      throw notFound('The place');
    }
    return place;
  }
}
