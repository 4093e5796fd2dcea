import type { Client } from 'pg';
import { OPEN_QUESTION, QUESTIONS } from './content/questions';

/** The open listings of the seller whom the demo's guide names. */
const ASKED = `
  select a.property_id, a.user_id, p.name, a.created_at access_at, row_number() over (partition by p.id order by a.created_at, a.user_id) - 1 place,
         coalesce((select g.user_id from property_agents g where g.property_id = p.id order by g.position limit 1), (select min(id) from users where user_type_id = 1)) author_id
  from nda_access a join properties p on p.id = a.property_id join users s on s.id = p.seller_id
  where a.state = 'open' and p.active and p.status_id between 1 and 3 and s.email = 'seller@stowbridge.example'
    and a.created_at < now() - interval '9 days'`;

/** Two in three are published to all, long enough ago that nobody is told of them any more. */
const ANSWERED = `
  with asked as (${ASKED}),
  made as (
    insert into questions (property_id, property_name, asker_id, text, state, due_at, created_at)
    select property_id, name, user_id, ($1::text[])[1 + (property_id + place) % cardinality($1)], 'answered', access_at + interval '3 days', access_at + interval '1 day'
    from asked where place < 3 order by 7
    returning id, property_id, asker_id, text, created_at
  )
  insert into answers (question_id, version, text, author_id, state, published_to, published_question, at)
  select m.id, 1, ($2::text[])[array_position($1::text[], m.text)], a.author_id, 'published',
         case when m.id % 3 > 0 then 'all' else 'asker' end, case when m.id % 3 > 0 then m.text end, m.created_at + interval '22 hours'
  from made m join asked a on a.property_id = m.property_id and a.user_id = m.asker_id order by m.id`;

const OPEN = `
  insert into questions (property_id, property_name, asker_id, text, state, due_at, created_at)
  select property_id, name, user_id, $1, 'open', now() + interval '1 day', now() - interval '1 day' from (${ASKED}) a where place = 3 order by property_id limit 2`;

/** Fills the deal rooms with questions of buyers who are in. */
export async function writeQuestions(client: Client): Promise<void> {
  await client.query(ANSWERED, [QUESTIONS.map(({ text }) => text), QUESTIONS.map(({ answer }) => answer)]);
  await client.query(OPEN, [OPEN_QUESTION]);
}
