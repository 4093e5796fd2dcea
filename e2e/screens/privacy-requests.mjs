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

/** People who ask for their data: some whom the office has to answer, and some who are answered. */
export async function makePrivacyRequests(query) {
  for (const [at, { role, kind, days, outcome }] of REQUESTS.entries()) {
    await query(
      `with person as (
         select u.id from users u join user_roles r on r.user_id = u.id
         where r.role_id = $1 and u.status_id = 2 and u.email not like '%@stowbridge.example' order by u.id offset $2 limit 1),
       office as (select id from users where email = 'admin@stowbridge.example')
       insert into privacy_requests (kind, user_id, received_at, ready_until, deletes_at, due_at, outcome, ended_at, decision, decided_by_id, decided_at, reason)
       select $3::text, p.id, now() - make_interval(days => $4), case $3::text when 'export' then now() + interval '1 day' - make_interval(days => $4) end,
         case $3::text when 'delete' then now() + make_interval(days => 7 - $4) end, now() + make_interval(days => 45 - $4, hours => 1),
         $5::text, case when $5::text is not null then now() end,
         case $5::text when 'refused' then 'refused' end, case $5::text when 'refused' then o.id end, case $5::text when 'refused' then now() end,
         case $5::text when 'refused' then 'A sale of yours is not settled yet.' end
       from person p, office o`,
      [role, at, kind, days, outcome ?? null],
    );
  }
}
