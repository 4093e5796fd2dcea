const HEADINGS = ['Company', 'State', 'Website', 'Comment'];
const ROWS = [
  ['Front Range Doors', 'CO', 'doors.example', ''],
  ['Pueblo Paving and Sealing Company of Southern Colorado', 'Colorado', 'https://paving.example/a/long/address', ''],
  ['Mesa Gates', 'Colorodo', 'gates.example', 'Ask for Nia'],
  ['Summit Roofs', 'CO', 'no address', ''],
  ['Aspen Elevators', 'CO', 'elevators.example', ''],
];
const WRONG = {
  4: [{ heading: 'State', message: 'State "Colorodo" is not known' }],
  5: [{ heading: 'Website', message: 'Website is not valid' }],
};

/** A spreadsheet of vendors that is checked, with two rows that are wrong. */
export async function makeImport(query) {
  const samples = ROWS.map(([company, state, website], at) => ({
    rowNumber: at + 2,
    values: [
      { label: 'Company Name', text: company },
      { label: 'State', text: state === 'CO' ? 'Colorado' : state },
      { label: 'Website', text: website },
    ],
  }));
  const [{ id }] = await query(
    `insert into imports (kind, file_name, sha256, headings, columns, state, row_count, checked_count, wrong_count, samples, asker, made_by_id, checked_at)
     select 'vendors', 'vendors of 2026.xlsx', repeat('a', 64), $1, '{companyName,stateId,website,""}', 'checked', 5, 5, 2, $2, json_build_object('id', u.id, 'address', null), u.id, now()
     from users u where u.email = 'admin@stowbridge.example' returning id`,
    [HEADINGS, JSON.stringify(samples)],
  );
  for (const [at, cells] of ROWS.entries()) {
    const problems = WRONG[at + 2] ?? [];
    await query('insert into import_rows (import_id, row_number, cells, state, problems) values ($1, $2, $3, $4, $5)', [
      id,
      at + 2,
      cells,
      problems.length > 0 ? 'wrong' : 'right',
      JSON.stringify(problems),
    ]);
  }
}
