import { NO_FIGURES, type ReportFigures } from '@stowbridge/contract/reports';
import type { DataSource } from 'typeorm';
import type { Property } from '../src/domains/properties/editing/property.entity';
import { activities, Kind } from './activities';
import { aBuyer, aDocument } from './builders';
import { aSavedSearch } from './searches';

/** Figures of a week: those that are given, and nothing else. */
export const aReport = (given: Partial<ReportFigures> = {}): ReportFigures => ({ ...NO_FIGURES, ...given });

/** A buyer who does at one moment everything on a property that a report counts; answers their id. */
export async function everythingAt(
  source: DataSource,
  { id, name }: Pick<Property, 'id' | 'name'>,
  at: Date,
): Promise<number> {
  const buyer = (await aBuyer(source)).id;
  const insert = async (text: string, values: unknown[]): Promise<number> =>
    (await source.query<{ id: number }[]>(`insert into ${text} returning id`, values))[0].id;
  await activities(source, [{ kind: Kind.View, propertyId: id, at, visitorId: buyer }]);
  await insert('favourites (user_id, property_id, created_at) values ($1, $2, $3)', [buyer, id, at]);
  await source.query('update saved_searches set created_at = $2 where id = $1', [
    await aSavedSearch(source, buyer, { address: '/property/search/' }),
    at,
  ]);
  const nda = await insert(
    `ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, consent_text, signed_at)
     values ($1, $2, $3, 'Zephyrine', 'Quill', 'quill@example.com', '1 St', 'Denver', 6, '80202', '303-555-0100', 'x', 'I agree', $4)`,
    [id, name, buyer, at],
  );
  await source.query(`insert into nda_events (nda_id, kind, at) values ($1, 'signed', $2), ($1, 'access-opened', $2)`, [
    nda,
    at,
  ]);
  const { id: document } = await aDocument(source, id, 1);
  await insert(
    `document_opens (document_id, line_id, version, property_id, user_id, at, kind) values ($1, $1, 1, $2, $3, $4, 'view')`,
    [document, id, buyer, at],
  );
  await insert(
    `questions (property_id, property_name, asker_id, text, created_at, due_at) values ($1, $2, $3, 'How old is the roof?', $4, $4)`,
    [id, name, buyer, at],
  );
  const deal = await insert(
    `deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at) values ($2, $1, $2, $3, 3500000, 6, $4, $4)`,
    [id, name, buyer, at],
  );
  await insert(
    `offer_terms (deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing, created_at)
     values ($1, 1, 3500000, 'Z', 'Q', 2, 1.5, 'Cash', $2)`,
    [deal, at],
  );
  return buyer;
}
