/** Since how many days each has been asked for, and how it stands; one is of an administrator, whom another one has to approve. */
const REQUESTS = [
  { role: 2, kind: 'delete', days: 49 },
  { role: 2, kind: 'delete', days: 42 },
  { role: 1, kind: 'delete', days: 3 },
  { role: 3, kind: 'delete', days: 12, outcome: 'refused' },
  { role: 3, kind: 'delete', days: 20, outcome: 'taken back' },
  { role: 2, kind: 'export', days: 30, outcome: 'done' },
  { role: 3, kind: 'export', days: 0 },
];

/** Those who look at the screens ask for nothing. */
const SIGNED_IN = ['admin', 'buyer', 'seller', 'new-buyer', 'new-seller'].map((who) => `${who}@stowbridge.example`);

/** People who ask for their data: some whom the office has to answer, and some who are answered. */
export async function makePrivacyRequests(query) {
  for (const { role, kind, days, outcome } of REQUESTS) {
    await query(
      `with person as (
         select u.id from users u join user_roles r on r.user_id = u.id
         where r.role_id = $1 and u.status_id = 2 and u.email <> all($5)
           and not exists (select from privacy_requests q where q.user_id = u.id) order by u.id limit 1),
       office as (select id from users where email = 'admin@stowbridge.example')
       insert into privacy_requests (kind, user_id, received_at, ready_until, deletes_at, due_at, outcome, ended_at, decision, decided_by_id, decided_at, reason)
       select $2::text, p.id, now() - make_interval(days => $3), case $2::text when 'export' then now() + interval '1 day' - make_interval(days => $3) end,
         case $2::text when 'delete' then now() + make_interval(days => 7 - $3) end, now() + make_interval(days => 45 - $3, hours => 1),
         $4::text, case when $4::text is not null then now() end,
         case $4::text when 'refused' then 'refused' end, case $4::text when 'refused' then o.id end, case $4::text when 'refused' then now() end,
         case $4::text when 'refused' then 'A sale of yours is not settled yet.' end
       from person p, office o`,
      [role, kind, days, outcome ?? null, SIGNED_IN],
    );
  }
}
