import type { DataSource } from 'typeorm';
import { withTransaction } from '../../../platform/database/transaction';
import type { EventMap } from '../../../platform/events/events';
import { recordEvents } from '../../../platform/events/outbox';
import { TURN } from './turn.sql';

/** How long before its end somebody is told, in hours. */
const TOLD_HOURS = 24;

/** The newest terms whose answer is due soon, each once. */
const DUE = `
  with told as (
    insert into answer_notices (offer_terms_id)
    select n.id from offer_terms n join deals d on d.id = n.deal_id left join properties p on p.id = d.property_id
    where n.answer_by > now() and n.answer_by <= now() + interval '${TOLD_HOURS} hours' and ${TURN} <> 'nobody'
      and not exists (select from offer_terms later where later.deal_id = n.deal_id and later.version > n.version)
    on conflict do nothing returning offer_terms_id)
  select d.id "dealId", d.property_id "propertyId", t.version
  from told join offer_terms t on t.id = told.offer_terms_id join deals d on d.id = t.deal_id order by t.id`;

/** Tells those whose answer is due soon, once for each version of terms. @returns how many */
export async function tellOfDueAnswers(source: DataSource): Promise<number> {
  return withTransaction(source, async (manager) => {
    const due = await manager.query<EventMap['offer.answer-due'][]>(DUE);
    await recordEvents(manager, 'offer.answer-due', due);
    return due.length;
  });
}
