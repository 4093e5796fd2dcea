import { Injectable } from '@nestjs/common';
import { PublicAnswers } from '../../../platform/cache/public-answers';
import { sql } from '../../../platform/database/sql';
import { CLOSED, LISTED, OPEN } from '../visibility.sql';
import type { ClosedListingDto, ListingFiguresDto } from './figures.dto';

const COUNTED = `
  select count(*) filter (where ${OPEN})::int listed, count(*) filter (where ${CLOSED})::int closed,
    coalesce(sum(p.rentable_sqft) filter (where ${OPEN}), 0)::float8 "rentableSqft"
  from properties p where ${LISTED}`;

const LATEST_CLOSED = `
  select p.id, p.name, p.city, s.code state, p.rentable_sqft "rentableSqft", i.file_name "imageName", i.color "imageColor"
  from (select * from public_properties p where ${LISTED} and ${CLOSED} order by p.closed_at desc nulls last, p.id desc limit 4) p
  join states s on s.id = p.state_id
  left join lateral (select file_name, color from property_images where property_id = p.id order by position limit 1) i on true
  order by p.closed_at desc nulls last, p.id desc`;

/** [FSITE-34] What the site says of itself, counted from what everybody may see. */
@Injectable()
export class FiguresService {
  constructor(private readonly reads: PublicAnswers) {}

  async figures(): Promise<ListingFiguresDto> {
    const [[counted], latestClosed] = await Promise.all([
      sql<Omit<ListingFiguresDto, 'latestClosed'>>(this.reads, { name: 'figures', text: COUNTED, values: [] }),
      sql<ClosedListingDto>(this.reads, { name: 'latest-closed', text: LATEST_CLOSED, values: [] }),
    ]);
    return { ...counted, latestClosed };
  }
}
