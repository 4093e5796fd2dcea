import { Stage } from '@stowbridge/contract/ids';
import type { Client } from 'pg';
import { NOTES } from './content/notes';

/** On the deals of the known buyer and the known seller that the office has taken on or that are accepted, by who takes care of them. */
const WRITE = `
  insert into notes (deal_id, kind, text, at, author_id, created_at)
  select d.id, n.kind, n.text, n.at, d.owner_id, n.at
  from deals d join properties p on p.id = d.property_id left join users b on b.id = d.buyer_id left join users s on s.id = p.seller_id
    cross join (select kind, text, $4::timestamptz - days * interval '1 day' + interval '16 hours' as at from unnest($1::text[], $2::text[], $3::int[]) said(kind, text, days)) n
  where d.deal_status_id in (${Stage.Accepted}, ${Stage.InProcess}) and d.submitted_at is not null and d.owner_id is not null
    and (b.email = 'buyer@stowbridge.example' or s.email = 'seller@stowbridge.example')
  order by n.at, d.id`;

/** Notes and telephone calls of the office. */
export const writeNotes = (client: Client, anchor: Date): Promise<unknown> =>
  client.query(WRITE, [
    NOTES.map(({ kind }) => kind),
    NOTES.map(({ text }) => text),
    NOTES.map(({ days }) => days),
    anchor,
  ]);
