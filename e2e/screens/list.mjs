const button = (name) => (page) => page.getByRole('button', { name }).first().click();
/** Around Texas and, apart from it, around Denver; the first meets itself. */
const AREA = '26,-99_33,-103_35,-95_30,-93_34,-101~39,-106_41,-105_39,-104';
const OPEN_DEALS = `/admin/dealtracker?filter=${encodeURIComponent('{"waiting":"open"}')}`;
const NDAS_IN = (state) => `/admin/ndas?filter=${encodeURIComponent(JSON.stringify({ state }))}`;
const admin = (name, path, open) => ({ name: `office-${name}`, as: 'admin', path, open });
const site = (name, path, open) => ({ name: `site-${name}`, as: undefined, path, open });
const buyer = (name, path, open) => ({ name: `buyer-${name}`, as: 'buyer', path, open });
const seller = (name, path, open) => ({ name: `seller-${name}`, as: 'seller', path, open });
const newBuyer = (name, path) => ({ name: `buyer-new-${name}`, as: 'new-buyer', path });
const newSeller = (name, path) => ({ name: `seller-new-${name}`, as: 'new-seller', path });

const offerOf = async (page) => {
  await button('Submit Offer Terms')(page);
  await page.getByRole('dialog').getByLabel('Offer', { exact: true }).pressSequentially('4150000');
};
const termsOf = async (page) => {
  await offerOf(page);
  await page.getByLabel('Diligence Period').selectOption({ index: 2 });
  await page.getByLabel('Earnest Money Deposit').fill('2');
  await page
    .getByLabel('Source of Financing')
    .fill('Savings-and-Loan-Association-of-the-Northwestern-Territories, and partners');
  await button('Review Offer Terms')(page);
};
const messageOf = (page) => page.locator('main li > button').first().click();
const answerOf = (answer) => (page) => page.getByRole('button', { name: answer, exact: true }).first().click();
const ndaOf = async (page) => {
  await button('Access Investment Materials')(page);
  await page.getByRole('button', { name: 'Print' }).waitFor();
};
const marketOf = async (page) => {
  const [market] = await Promise.all([page.waitForEvent('popup'), button(/market analysis/i)(page)]);
  await market.waitForURL(/market-analysis/, { waitUntil: 'load' });
  const address = market.url();
  await market.close();
  await page.goto(address, { waitUntil: 'load' });
};

/** Searches that somebody has saved, of which the server knows this. */
const savedSearches = async (page) => {
  const saved = (id, name, change) => ({
    id,
    name,
    address: '/property/search/?state=44',
    frequency: 'daily',
    pausedUntil: null,
    newCount: 0,
    lastSentAt: null,
    createdAt: '2026-11-20T12:00:00Z',
    ...change,
  });
  await page.route('**/api/v1/me/saved-searches?*', (route) =>
    route.fulfill({
      json: [
        saved(3, 'Drive-up in Texas, 6-8% cap', { newCount: 3 }),
        saved(2, 'Climate-controlled in Winchester-on-the-Severn, Colorado, 20,000-45,000 sq. ft', {
          address: '/property/search/?state=6',
          frequency: 'at once',
          newCount: 12,
          pausedUntil: '2099-01-31T00:00:00Z',
        }),
        saved(1, 'All properties', { address: '/property/search/', frequency: 'never' }),
      ],
    }),
  );
  await page.route('**/api/v1/me/saved-searches/*/matches?*', (route) =>
    route.fulfill({ json: { Store: [], Pagination: { TotalRecords: 12, Page: 1, PageLength: 1, TotalPages: 12 } } }),
  );
};

/** The next page, whose content the server refuses. */
const failed = async (page) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'Not now.' }));
  await page.getByRole('link', { name: 'Stowbridge' }).first().click();
  await page.getByRole('heading', { name: 'Something went wrong.' }).waitFor();
};

/** A file of somebody's, of which the server knows this. */
const verified = (answer) => async (page) => {
  await page.route('**/api/v1/verifications/*', (route) => route.fulfill({ json: answer }));
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'NDA - Harbor Gate Storage - Maya Okafor.pdf',
    mimeType: 'application/pdf',
    buffer: globalThis.Buffer.from('%PDF-'),
  });
  await page.getByText(/unchanged\.$|was changed\.$/).waitFor();
};

/** The question about it: from the button of that name, or from that of a row's menu. */
const asked = (name, item) => async (page) => {
  await button(name)(page);
  if (item) {
    await page.getByRole('menuitem', { name: item }).click();
  }
  await page.getByRole('alertdialog').waitFor();
};
/** What the name in the first row opens. */
const firstOpened = (page) =>
  page.locator('main tbody a, main tbody button, main ul[aria-label] a, main ul[aria-label] button').first().click();
const inSight = (heading) => (page) =>
  page.getByRole('heading', { name: heading }).evaluate((found) => found.scrollIntoView());
const editOfFirst = async (page) => {
  await button(/^Edit: /)(page);
  await page.getByRole('dialog').waitFor();
};

/** The deletion that waits for an administrator, with this asked about it. */
const requestOf = (deed) => async (page) => {
  await page.locator('main tr, main li').filter({ hasText: 'To decide' }).getByRole('button').first().click();
  if (deed) {
    await page.getByRole('dialog').getByRole('button', { name: deed }).click();
    await page.locator('.MuiDialog-root').waitFor();
  }
};

/** One is compared. */
const tray = async (page) => {
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await page.getByRole('link', { name: /^Compare \d/ }).waitFor();
};
/** Some of the buyers whom a property matches are selected, for this. */
const matchesSelected = (deed) => async (page) => {
  const panel = page.getByRole('region', { name: /^Matching buyers/ });
  await panel
    .getByRole('checkbox', { name: /^Select: / })
    .nth(1)
    .check();
  await panel
    .getByRole('checkbox', { name: /^Select: / })
    .first()
    .check();
  await panel.evaluate((found) => found.scrollIntoView());
  if (deed) {
    await panel.getByRole('button', { name: deed }).click();
    await page.getByRole('dialog').waitFor();
  }
};
const roundsInSight = inSight('Rounds of offers');

/** As on a Sunday. */
const reportsOfTomorrow = async (page) => {
  await page.route('**/api/v1/office/day', async (route) => {
    const response = await route.fetch();
    const first = [
      { propertyId: 7, propertyName: 'Harbor Gate Storage', sellerId: 3, sellerName: 'Leo Marsh', note: null },
      {
        propertyId: 9,
        propertyName: 'Orchard RV Storage',
        sellerId: 4,
        sellerName: 'Ines Both',
        note: 'Two groups have toured it.',
      },
    ];
    await route.fulfill({ response, json: { ...(await response.json()), reportsOfTomorrow: { count: 2, first } } });
  });
  await page.reload({ waitUntil: 'load' });
  await page.getByRole('heading', { name: 'Reports of tomorrow' }).evaluate((heading) => heading.scrollIntoView());
};

/** The record of the first NDA, with what happened to it. */
const ndaRecordOf = async (page) => {
  await page
    .getByRole('table', { name: 'NDAs' })
    .or(page.getByRole('list', { name: 'NDAs' }))
    .getByRole('button', { name: /\d{4}, / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Timeline' }).last().waitFor();
};

/** The documents of the property, of which one cannot be stamped, and a stamp ends the signature of another. */
const documentsNoticed = async (page) => {
  const notices = {
    'to prepare':
      'This PDF cannot be stamped. Buyers cannot open it until the watermark is switched off or another file is uploaded.',
    watermarked:
      'This PDF holds a digital signature. Stamping ends its validity; the watermark can be switched off for this document.',
  };
  await page.route('**/api/admin/store/documents/*', async (route) => {
    const answer = await route.fetch();
    const documents = await answer.json();
    await route.fulfill({
      response: answer,
      json: documents.map((document, index) => {
        const WatermarkState = Object.keys(notices)[index - 1];
        return WatermarkState
          ? { ...document, WatermarkState, Watermark: true, Stampable: 'yes', Notices: [notices[WatermarkState]] }
          : document;
      }),
    });
  });
  await page.reload();
  await page.getByText(/^This PDF cannot be stamped/).waitFor();
  await page.getByRole('heading', { name: 'Documents' }).evaluate((heading) => heading.scrollIntoView());
};

/** Several files after they were sent: one was refused, one cannot be sent, one came later and needs a type. */
const severalDocuments = async (page) => {
  const choose = async (name, ...names) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name }).click();
    const files = names.map((one) => ({ name: one, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF- ${one}`) }));
    await (await chooser).setFiles(files);
  };
  let sent = 0;
  await page.route('**/api/v1/documents', async (route) => {
    sent += 1;
    await route.fulfill(
      sent === 2
        ? { status: 409, json: { status: 409, detail: 'This file is here already: Survey.pdf.' } }
        : { status: 201, json: { id: 1, notices: [] } },
    );
  });
  await choose(
    'Upload several documents',
    'Offering Memorandum - Harbor Gate Storage - Confidential - Final - Version 12.pdf',
    'ALTA survey.pdf',
    'Phase I.pdf',
    'Photo.jpg',
  );
  await page.getByRole('button', { name: 'Send 3 files' }).click();
  await page.getByText(/^2 of 3 files sent/).waitFor();
  await choose('Add files', 'NDA.pdf');
  await page.getByText('This looks like an NDA').waitFor();
  await page.getByRole('heading', { name: 'Documents', exact: true }).evaluate((heading) => heading.scrollIntoView());
};

/** The copy of which a code in the log is. */
const foundCopy = async (page) => {
  await page.route('**/api/v1/watermarks/*', (route) =>
    route.fulfill({
      json: {
        code: 'K7QF-2M9X',
        userId: 12,
        name: 'Maya Okafor',
        email: 'maya.okafor@okaforstorage.example',
        companyName: 'Okafor Storage Partners',
        documentId: 31,
        documentName: 'Rent roll 2026.pdf',
        version: 2,
        propertyId: 7,
        propertyName: 'Harbor Gate Storage',
        day: '2026-11-22',
        text: 'Maya Okafor · maya.okafor@okaforstorage.example · 2026-11-22 15:31 UTC · 203.0.113.7 · K7QF-2M9X',
        madeAt: '2026-11-22T15:31:07Z',
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        opens: [
          { at: '2026-11-22T15:31:07Z', address: '203.0.113.7' },
          { at: '2026-11-22T19:02:41Z', address: '2001:db8:85a3:8d3:1319:8a2e:370:7348' },
          { at: '2026-11-22T21:40:00Z', address: null },
        ],
      },
    }),
  );
  await page.getByLabel('Code', { exact: true }).fill('k7qf2m9x');
  await button('Look up')(page);
  await page.getByText('Maya Okafor', { exact: true }).waitFor();
};

/** What is asked about the access in the first record. */
const accessAsked = (act) => async (page) => {
  await ndaRecordOf(page);
  await page
    .getByRole('button', { name: new RegExp(`^${act}: `) })
    .last()
    .click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: /^(Approve|Access of) / }))
    .waitFor();
};

/** Every screen: its name, who looks at it, its address and what is opened on it. */
export const SCREENS = [
  admin('today', '/admin/today'),
  admin('buyers', '/admin/dashboard/1'),
  admin('buyers-reject', '/admin/dashboard/1', async (page) => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button('Reject')(page);
  }),
  admin('buyer-create', '/admin/dashboard/1', button(/Add New Buyer/)),
  admin('sellers', '/admin/dashboard/2'),
  admin('seller-create-refused', '/admin/dashboard/2/new', button('Create Seller')),
  admin('admins', '/admin/dashboard/3'),
  admin('user-missing', '/admin/users/99999999'),
  admin('buyer', ({ buyer }) => `/viewbuyer/${buyer}`),
  admin('buyer-add-deal', ({ buyer }) => `/viewbuyer/${buyer}`, button('Add New Deal')),
  admin('seller', ({ seller }) => `/viewseller/${seller}`),
  admin('seller-add-properties', ({ seller }) => `/viewseller/${seller}`, button('Add Property')),
  admin('buyer-edit', ({ buyer }) => `/viewbuyer/${buyer}/edit`),
  admin('buyer-message', ({ buyer }) => `/viewbuyer/${buyer}/messages/new`),
  admin('seller-edit', ({ seller }) => `/viewseller/${seller}/edit`),
  admin('seller-unassign', ({ seller }) => `/viewseller/${seller}`, asked(/^Unassign/)),
  admin('admin-edit', '/admin/dashboard/3', editOfFirst),
  admin('properties', '/admin/properties'),
  admin('properties-delete', '/admin/properties', asked(/^Delete: /)),
  admin('properties-unpublish', '/admin/properties', asked(/^UnPublish: /)),
  admin('properties-none', `/admin/properties?filter=${encodeURIComponent('{"name":"zzzzqqqq"}')}`),
  admin('property-new', '/admin/property/new'),
  admin('property', ({ property }) => `/admin/property/${property}`),
  admin('property-edit', ({ property }) => `/admin/property/${property}/edit`),
  admin('property-document-new', ({ property }) => `/admin/property/${property}/documents/new`),
  admin('property-description', ({ property }) => `/admin/property/${property}/description`),
  admin('property-assign-seller', ({ property }) => `/admin/property/${property}/assign-seller`),
  admin('property-assign-agents', ({ property }) => `/admin/property/${property}/assign-agents`),
  admin('property-offers', ({ offered }) => `/admin/property/${offered}/offers`),
  admin('property-offline', ({ property }) => `/admin/property/${property}/offline`),
  admin(
    'property-ndas',
    ({ property }) => `/admin/property/${property}`,
    (page) => page.getByRole('heading', { name: 'NDAs' }).evaluate((heading) => heading.scrollIntoView()),
  ),
  admin(
    'property-readers',
    ({ signed }) => `/admin/property/${signed}`,
    (page) => page.getByRole('heading', { name: 'Who opened what' }).evaluate((heading) => heading.scrollIntoView()),
  ),
  admin('watermarks', '/admin/watermarks'),
  admin('watermark-refused', '/admin/watermarks', async (page) => {
    await page.getByLabel('Code', { exact: true }).fill('K7QF');
    await button('Look up')(page);
  }),
  admin('watermark-unknown', '/admin/watermarks?code=K7QF-2M9X', (page) =>
    page.getByText('No copy has this code').waitFor(),
  ),
  admin('watermark', '/admin/watermarks', foundCopy),
  admin(
    'property-images',
    ({ property }) => `/admin/property/${property}`,
    (page) => page.getByRole('heading', { name: 'Images' }).evaluate((heading) => heading.scrollIntoView()),
  ),
  admin(
    'property-documents',
    ({ property }) => `/admin/property/${property}`,
    (page) => page.getByRole('heading', { name: 'Documents' }).evaluate((heading) => heading.scrollIntoView()),
  ),
  admin('property-documents-several', ({ property }) => `/admin/property/${property}`, severalDocuments),
  admin('property-documents-noticed', ({ property }) => `/admin/property/${property}`, documentsNoticed),
  admin(
    'property-people',
    ({ property }) => `/admin/property/${property}`,
    (page) => page.getByRole('heading', { name: 'Seller' }).evaluate((heading) => heading.scrollIntoView()),
  ),
  admin(
    'property-document-delete',
    ({ property }) => `/admin/property/${property}`,
    (page) => asked(/^Delete: .*\.pdf$/)(page),
  ),
  admin('property-missing', '/admin/property/99999999'),
  admin('deal-tracker', '/admin/dealtracker'),
  admin('deal-board', '/admin/dealtracker/board'),
  admin('deal', '/admin/dealtracker', button(/^View: /)),
  admin('deal-withdraw', '/admin/dealtracker', async (page) => {
    await page.locator('button[aria-label^="More:"]:enabled').first().click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  }),
  admin('deal-menu', '/admin/dealtracker', (page) =>
    page.locator('button[aria-label^="More:"]:enabled').first().click(),
  ),
  admin('deal-edit', OPEN_DEALS, async (page) => {
    await button(/^View: /)(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Change buyer/ })
      .click();
  }),
  admin('deal-report', '/admin/dealtracker', button(/^PDF Download: /)),
  admin('deals-open', OPEN_DEALS),
  admin('deal-offline', OPEN_DEALS, button(/^Offline LOI: /)),
  admin('deal-countered', ({ countered }) => `/admin/dealtracker/${countered}`),
  admin('deal-counter', ({ counterable }) => `/admin/dealtracker/${counterable}/counter`),
  admin('deal-dates', ({ closing }) => `/admin/dealtracker/${closing}`, inSight('Dates')),
  admin('deal-date-done', ({ closing }) => `/admin/dealtracker/${closing}`, button('Mark done: Goes hard')),
  admin(
    'deal-dates-shift',
    ({ closing }) => `/admin/dealtracker/${closing}`,
    button('Shift the rest by 5 days: Goes hard'),
  ),
  admin('deal-tasks', ({ closing }) => `/admin/dealtracker/${closing}`, inSight('Tasks')),
  admin('buyer-criteria', ({ buyer }) => `/viewbuyer/${buyer}`, inSight('What they buy')),
  admin('buyer-criteria-add', ({ buyer }) => `/viewbuyer/${buyer}/criteria/new`, button('Add a condition')),
  admin('buyer-criteria-edit', ({ buyer }) => `/viewbuyer/${buyer}`, button('Edit: Income near what we own')),
  admin('buyer-criteria-delete', ({ buyer }) => `/viewbuyer/${buyer}`, asked('Delete: Income near what we own')),
  admin('property-matches', ({ matched }) => `/admin/property/${matched}`, matchesSelected()),
  admin('property-matches-message', ({ matched }) => `/admin/property/${matched}`, matchesSelected('Message')),
  admin('property-matches-interest', ({ matched }) => `/admin/property/${matched}`, matchesSelected('Add interest')),
  admin('buyer-funds', ({ buyer }) => `/viewbuyer/${buyer}`, inSight(/^Proofs of funds/)),
  admin('buyer-funds-approve', ({ shown }) => `/viewbuyer/${shown}`, button('Approve')),
  admin('task-templates', '/admin/lookups?list=task-templates'),
  admin('task-template-edit', '/admin/lookups?list=task-templates', button(/^Edit.*: /)),
  admin('property-rounds', ({ rounds }) => `/admin/property/${rounds}`, roundsInSight),
  admin('property-rounds-sealed', ({ sealed }) => `/admin/property/${sealed}`, roundsInSight),
  admin('round-unseal', ({ sealed }) => `/admin/property/${sealed}`, asked('Break the seal')),
  admin('round-new', ({ property }) => `/admin/property/${property}/rounds/new`),
  admin('round-extend', ({ rounds, round }) => `/admin/property/${rounds}/rounds/${round}/extend`),
  admin('round-invite', ({ rounds, round }) => `/admin/property/${rounds}/rounds/${round}/invite`),
  admin('round-close', ({ rounds, round }) => `/admin/property/${rounds}/rounds/${round}/close`),
  admin('property-rounds-compared', ({ rounds }) => `/admin/property/${rounds}/offers`),
  admin('ndas', '/admin/ndas'),
  admin('nda', '/admin/ndas', ndaRecordOf),
  admin('property-nda', ({ signed }) => `/admin/property/${signed}`, ndaRecordOf),
  admin('ndas-selected', NDAS_IN('pending'), (page) =>
    page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
  ),
  admin('ndas-approve', NDAS_IN('pending'), async (page) => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Approve' }).click();
  }),
  admin('nda-waiting', NDAS_IN('pending'), ndaRecordOf),
  admin('nda-approve', NDAS_IN('pending'), accessAsked('Approve')),
  admin('nda-decline', NDAS_IN('pending'), accessAsked('Decline')),
  admin('nda-change', NDAS_IN('open'), accessAsked('Change…')),
  admin('nda-restore', NDAS_IN('revoked'), accessAsked('Restore')),
  admin('nda-outside', '/admin/ndas/outside'),
  admin('property-nda-outside', ({ signed }) => `/admin/property/${signed}/ndas/outside`),
  admin(
    'property-access',
    ({ signed }) => `/admin/property/${signed}`,
    (page) => page.getByRole('heading', { name: /^Access/ }).evaluate((heading) => heading.scrollIntoView()),
  ),
  admin(
    'property-edit-access',
    ({ property }) => `/admin/property/${property}/edit`,
    (page) => page.getByText('NDA and access').evaluate((legend) => legend.scrollIntoView()),
  ),
  admin(
    'property-edit-confidential',
    ({ property }) => `/admin/property/${property}/edit`,
    async (page) => {
      const box = page.getByLabel('Confidential', { exact: true });
      await box.check();
      await box.evaluate((input) => input.scrollIntoView());
    },
  ),
  admin('property-week', ({ property }) => `/admin/property/${property}`, inSight("Seller's report")),
  admin('today-matches', '/admin/today', inSight('New matches')),
  admin('today-week', '/admin/today', reportsOfTomorrow),
  admin('today-questions', '/admin/today', (page) =>
    page.getByRole('heading', { name: 'Questions' }).evaluate((heading) => heading.scrollIntoView()),
  ),
  admin(
    'property-questions',
    ({ asked: property }) => `/admin/property/${property}`,
    (page) => page.getByRole('heading', { name: /^Questions/ }).evaluate((heading) => heading.scrollIntoView()),
  ),
  admin('question', ({ asked: property, drafted }) => `/admin/property/${property}/questions/${drafted}`),
  admin('question-corrected', ({ asked: property, corrected }) => `/admin/property/${property}/questions/${corrected}`),
  admin('question-answer', ({ asked: property, drafted }) => `/admin/property/${property}/questions/${drafted}/answer`),
  admin(
    'question-publish',
    ({ asked: property, drafted }) => `/admin/property/${property}/questions/${drafted}/publish`,
  ),
  admin(
    'question-decline',
    ({ asked: property, drafted }) => `/admin/property/${property}/questions/${drafted}`,
    asked('Decline'),
  ),
  admin('categories', '/admin/category'),
  admin('category-edit', '/admin/category', editOfFirst),
  admin('category-delete', '/admin/category', asked(/^Delete: /)),
  admin('vendors', '/admin/vendors'),
  admin('vendor-edit', '/admin/vendors', editOfFirst),
  admin('vendor-categories', '/admin/vendors', button(/^Categories: /)),
  admin('vendor-delete', '/admin/vendors', asked(/^Delete: /)),
  admin('vendor-create', '/admin/vendors', button(/^Add/)),
  admin('team', '/admin/team'),
  admin('team-edit', '/admin/team', editOfFirst),
  admin('enquiries', '/admin/enquiries'),
  admin('enquiry', '/admin/enquiries', firstOpened),
  admin('privacy-requests', '/admin/privacy-requests'),
  admin('privacy-requests-none', `/admin/privacy-requests?filter=${encodeURIComponent('{"state":"expired"}')}`),
  admin('privacy-request', '/admin/privacy-requests', requestOf()),
  admin('privacy-request-approve', '/admin/privacy-requests', requestOf('Approve deletion')),
  admin('privacy-request-refuse', '/admin/privacy-requests', async (page) => {
    await requestOf('Refuse')(page);
    await page.getByRole('dialog', { name: 'Refuse deletion' }).getByRole('button', { name: 'Refuse' }).click();
  }),
  admin('privacy-request-extend', '/admin/privacy-requests', requestOf('Take 45 days more')),
  admin('privacy-request-note', '/admin/privacy-requests', requestOf('Note')),
  admin('today-privacy', '/admin/today', inSight('Privacy requests')),
  admin('campaigns', '/admin/campaigns'),
  admin('campaign-new', '/admin/campaigns/new'),
  admin('campaign', ({ campaign }) => `/admin/campaigns/${campaign}`, inSight('Report')),
  admin('campaign-draft', ({ draftCampaign }) => `/admin/campaigns/${draftCampaign}`),
  admin('campaign-schedule', ({ draftCampaign }) => `/admin/campaigns/${draftCampaign}/schedule`),
  admin('lookups', '/admin/lookups'),
  admin('lookup-edit', '/admin/lookups', button(/^(Edit|Rename|Update).*: /)),
  admin('analytics-search', '/admin/analytics/1'),
  admin('analytics-sessions', '/admin/analytics/2'),
  admin('analytics-months', '/admin/analytics/2', async (page) => {
    await page.getByRole('combobox', { name: 'Date Range' }).click();
    await page.getByRole('option', { name: 'Last 6 months(by month)' }).click();
    await button('Submit')(page);
  }),
  admin('analytics-most-view', '/admin/analytics/3'),
  admin('analytics-properties', '/admin/analytics/4'),
  admin('pipeline', '/admin/pipeline'),
  admin('mail-log', '/admin/mail-log'),
  admin('audit-log', '/admin/audit-log'),
  admin('imports', '/admin/imports'),
  admin('import-new', '/admin/imports/new'),
  admin('import', ({ import: id }) => `/admin/imports/${id}`),
  admin('import-commit', ({ import: id }) => `/admin/imports/${id}/commit`),
  admin('webhooks', '/admin/webhooks'),
  admin('api-keys', '/admin/api-keys'),
  admin('api-key-create', '/admin/api-keys', button(/^(Create|Add|New)/)),
  admin('mail', '/admin/mail-log', firstOpened),
  admin('audit', '/admin/audit-log', firstOpened),
  admin('jobs', '/admin/jobs'),
  admin('notifications', '/notification/1'),
  admin('message', '/notification/1', firstOpened),
  admin('account-menu', '/admin/today', button(/^Welcome/)),
  admin('calendar', '/admin/calendar'),
  admin('account', '/my-account'),
  admin('account-password', '/my-account/password'),
  admin('account-data', '/my-account', inSight('Your data')),
  admin('account-delete', '/my-account', asked('Delete my account')),
  admin('search', '/admin/today', (page) => page.keyboard.press('Control+K')),
  admin('search-found', '/admin/today', async (page) => {
    await page.keyboard.press('Control+K');
    await page.keyboard.type('storage');
    await page.getByRole('option').first().waitFor();
  }),
  admin('search-none', '/admin/today', async (page) => {
    await page.keyboard.press('Control+K');
    await page.keyboard.type('zzzzqqqq');
  }),
  site('sign-in-office', '/admin'),
  site('home', '/'),
  site('search', '/property/search/'),
  site('search-map', '/property/search/?view=map', (page) =>
    page.getByText('Placing the properties').waitFor({ state: 'hidden' }),
  ),
  site('search-map-state', '/property/search/?view=map&state=44', (page) =>
    page.getByText('Placing the properties').waitFor({ state: 'hidden' }),
  ),
  site('search-map-area', `/property/search/?view=map&area=${AREA}`, (page) =>
    page.getByText('Placing the properties').waitFor({ state: 'hidden' }),
  ),
  site('search-map-draw', '/property/search/?view=map', button('Draw')),
  site('search-map-radius', '/property/search/?view=map', async (page) => {
    await button('Radius around a place')(page);
    await page.getByLabel('City or ZIP code').fill('Nowhere at all');
    await page.keyboard.press('Enter');
    await page.getByText('We do not know this place.').waitFor();
  }),
  site('no-results', '/property/search/zzzzqqqq'),
  site('property', ({ property }) => `/property/${property}/x`),
  site('compare', ({ property, beside }) => `/compare?ids=${property},${beside}&from=Dallas`),
  site('compare-none', '/compare?ids=99999999,99999998'),
  site('compare-tray', '/property/search/', tray),
  site('compare-tray-property', ({ property }) => `/property/${property}/x`, tray),
  site('property-missing', '/property/99999999/x'),
  site('unknown-address', '/no/such/page'),
  site('document-missing', '/StoreDocuments/none.pdf'),
  site('page-failed', '/faq', failed),
  site('sell', '/1'),
  site('menu', '/', (page) =>
    page
      .getByRole('button', { name: 'Menu' })
      .or(page.getByRole('button', { name: 'Services' }))
      .filter({ visible: true })
      .first()
      .click(),
  ),
  site('seller-services', '/sellerservices'),
  site('forgot-password', '/forgotpassword'),
  site('terms', '/terms'),
  site('privacy', '/privacy'),
  site('verify', '/verify'),
  site('verify-unchanged', '/verify', verified({ known: true, kind: 'certificate', day: '2026-11-22', sha256: null })),
  site('verify-unknown', '/verify', verified({ known: false, kind: null, day: null, sha256: null })),
  site('team-member', '/teamdetails/1'),
  site('registration', '/buyer-registration/'),
  site('sign-in', '/signin/'),
  site('vendors', '/categorylist/'),
  site('contact', '/contactus'),
  site('vendor-list', ({ vendors }) => vendors),
  site('suggestions', '/', async (page) => {
    await page.getByRole('combobox', { name: 'Location, city or state' }).pressSequentially('co');
    // With one property there may be none.
    await page
      .getByRole('option')
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
  }),
  site('search-figures', '/property/search/?priceTo=20000000&capRateFrom=5&capRateTo=9&unitsFrom=100&sort=4-DESC'),
  site('filters', '/property/search/', async (page) => {
    await page
      .getByRole('button', { name: 'Filters' })
      .or(page.getByRole('button', { name: 'Price' }))
      .filter({ visible: true })
      .first()
      .click();
    await page.getByText('Also show listings without a price').waitFor();
  }),
  site('search-map-card', '/property/search/?view=map&state=44', async (page) => {
    await page.getByText('Placing the properties').waitFor({ state: 'hidden' });
    // With few or far too many properties there may be none that stands alone.
    const pin = page.locator('.map-pin:not(.is-cluster)').first();
    if (await pin.isVisible()) {
      await pin.click();
    }
  }),
  site('gallery-last', ({ property }) => `/property/${property}/x`, button('Previous slide')),
  site('registration-refused', '/buyer-registration/', button(/create account/i)),
  site('registration-seller', '/buyer-registration/', (page) =>
    page.getByRole('radio', { name: 'Seller', exact: true }).check(),
  ),
  site('sign-in-refused', '/signin', async (page) => {
    await page.getByLabel('Email').fill('nobody@stowbridge.example');
    await page.getByLabel('Password', { exact: true }).fill('nothing-at-all');
    await button(/sign in/i)(page);
    await page.getByRole('alertdialog').or(page.getByRole('alert')).first().waitFor();
  }),
  site('contact-refused', '/contactus', button('Submit')),
  site('reset-password', '/resetpassword/true/newcomer'),
  site('reset-password-over', '/resetpassword/true/none'),
  site('confirm-email', '/confirmemail/none'),
  site('confirm-email-refused', '/confirmemail/none', button('Confirm this email')),
  site('keep-email', '/cancelemail/none'),
  site('visitor-data', '/yourdata'),
  site('visitor-data-link', '/yourdata/none'),
  site('unsubscribe-incomplete', '/unsubscribe/none'),
  site('stop-search', '/stop-search/none'),
  site('stop-search-refused', '/stop-search/none', button('Stop these mails')),
  site('session-ended', '/contactus', async (page) => {
    await page.evaluate(() =>
      sessionStorage.setItem(
        'signInAgain',
        JSON.stringify({ id: 1, path: '/my-account', form: 'account', fault: true }),
      ),
    );
    await page.goto('/');
    await page.getByRole('alertdialog').waitFor();
  }),
  site('team', '/aboutus'),
  site('faq', '/faq'),
  site('buyer-services', '/buyerservices'),
  site('press', '/press/'),
  buyer('dashboard', '/buyer/dashboard/'),
  buyer('favourites', '/buyer/dashboard/', inSight('Favourites')),
  buyer(
    'compare',
    ({ signed, beside }) => `/compare?ids=${signed},${beside},99999999`,
    (page) => page.getByText(/^Within \d/).waitFor(),
  ),
  buyer('favourite-note', '/buyer/dashboard/', button(/^Edit note/)),
  buyer('search', '/property/search/'),
  buyer('save-search', '/property/search/?type=1&state=44&capRateFrom=6&capRateTo=8', button('Save search')),
  buyer('save-search-kept', '/property/search/?state=44', async (page) => {
    await savedSearches(page);
    await button('Save search')(page);
  }),
  buyer('saved-searches', '/buyer/dashboard/', async (page) => {
    await savedSearches(page);
    await page.reload({ waitUntil: 'load' });
    await page.getByText('12 matches').first().waitFor();
    await inSight('Saved searches')(page);
  }),
  buyer('saved-searches-none', '/buyer/dashboard/', inSight('Saved searches')),
  buyer('saved-search-delete', '/buyer/dashboard/', async (page) => {
    await savedSearches(page);
    await page.reload({ waitUntil: 'load' });
    await asked(/^Delete.*Texas/)(page);
  }),
  buyer('saved-search-pause', '/buyer/dashboard/', async (page) => {
    await savedSearches(page);
    await page.reload({ waitUntil: 'load' });
    await button(/^Pause.*Texas/)(page);
  }),
  buyer('account-searches', '/my-account', async (page) => {
    await savedSearches(page);
    await page.reload({ waitUntil: 'load' });
    await inSight('Saved searches')(page);
  }),
  site('stop-search-asked', '/stop-search/12.34.seal'),
  buyer('notifications', '/notification/2'),
  buyer('message', '/notification/2', messageOf),
  buyer('reply', '/notification/2', async (page) => {
    await messageOf(page);
    await button('Reply')(page);
  }),
  buyer('compose', '/notification/2', button('Compose Message')),
  buyer('dashboard-grid', '/buyer/dashboard/', answerOf('Grid')),
  newBuyer('dashboard', '/buyer/dashboard/'),
  buyer('agreements', '/my-agreements'),
  newBuyer('agreements', '/my-agreements'),
  newBuyer('notifications', '/notification/2'),
  newSeller('dashboard', '/seller/dashboard/'),
  buyer('account', '/my-account'),
  buyer('account-new-email', '/my-account', async (page) => {
    await page.getByLabel('Email').fill(`picture.${Date.now()}@stowbridge.example`);
    await button('Save')(page);
    await page.getByText('Waiting for you to confirm').waitFor();
    await page.getByLabel('Email').press('x');
  }),
  buyer('password', '/my-account', button('Change Password')),
  seller('property-not-theirs', '/seller/property/99999999/x'),
  buyer('property', ({ property }) => `/buyer/property/${property}/`),
  buyer('nda', ({ unsigned }) => `/property/${unsigned}/x`, ndaOf),
  buyer(
    'nda-pages',
    ({ unsigned }) => `/property/${unsigned}/x`,
    async (page) => {
      await ndaOf(page);
      await answerOf('Pages')(page);
    },
  ),
  buyer(
    'nda-ticks',
    ({ unsigned }) => `/property/${unsigned}/x`,
    async (page) => {
      await ndaOf(page);
      await page.getByText('About signing electronically').click();
      await page.getByRole('button', { name: 'Sign NDA' }).evaluate((sign) => sign.scrollIntoView({ block: 'end' }));
    },
  ),
  buyer(
    'nda-refused',
    ({ unsigned }) => `/property/${unsigned}/x`,
    async (page) => {
      await ndaOf(page);
      await button('Sign NDA')(page);
    },
  ),
  buyer(
    'documents',
    ({ signed }) => `/property/${signed}/x`,
    (page) =>
      page
        .getByRole('button', { name: /^Open / })
        .first()
        .scrollIntoViewIfNeeded(),
  ),
  buyer(
    'document',
    ({ signed }) => `/property/${signed}/x`,
    async (page) => {
      await button(/^Open .*(?<!\(opens in a new tab\))$/)(page);
      await page.getByRole('button', { name: 'Print' }).waitFor();
    },
  ),
  buyer('ask', ({ unsigned }) => `/property/${unsigned}/x`, button('Ask about this property')),
  buyer(
    'ask-refused',
    ({ unsigned }) => `/property/${unsigned}/x`,
    async (page) => {
      await button('Ask about this property')(page);
      await button('Send')(page);
    },
  ),
  buyer('questions', ({ signed }) => `/property/${signed}/x#questions`),
  buyer('question', ({ signed }) => `/property/${signed}/x?ask=property`),
  seller('questions', ({ property }) => `/seller/property/${property}#questions`),
  buyer('offer', ({ signed }) => `/property/${signed}/x`, offerOf),
  buyer(
    'offer-refused',
    ({ signed }) => `/property/${signed}/x`,
    async (page) => {
      await offerOf(page);
      await button('Review Offer Terms')(page);
    },
  ),
  buyer('offer-confirm', ({ signed }) => `/property/${signed}/x`, termsOf),
  buyer('market-analysis', ({ signed }) => `/property/${signed}/x`, marketOf),
  buyer('revised-offer', ({ revisable }) => `/property/${revisable}/x`, button('Revise offer terms')),
  buyer(
    'submitted-offers',
    ({ offered }) => `/property/${offered}/x`,
    (page) => page.getByRole('heading', { name: 'Your offer' }).first().scrollIntoViewIfNeeded(),
  ),
  buyer('what-i-buy', '/what-i-buy'),
  buyer('what-i-buy-add', '/what-i-buy', button('Add what I buy')),
  buyer('what-i-buy-edit', '/what-i-buy', button(/^Edit/)),
  buyer('what-i-buy-refused', '/what-i-buy', async (page) => {
    await button('Add what I buy')(page);
    await page.getByLabel('Condition').last().selectOption('area');
    await button('Save')(page);
  }),
  buyer('what-i-buy-delete', '/what-i-buy', asked(/^Delete/)),
  newBuyer('what-i-buy', '/what-i-buy'),
  buyer('funds', '/my-funds'),
  buyer('funds-refused', '/my-funds', button('Send')),
  buyer('closing', ({ sold }) => `/buyer/property/${sold}/x`, inSight('On the way to closing')),
  buyer('tasks', ({ sold }) => `/buyer/property/${sold}/x`, inSight('Your tasks')),
  seller('dashboard', '/seller/dashboard/'),
  seller('compare', ({ compared }) => `/seller/property/${compared}/x/offers`),
  seller(
    'offer',
    ({ compared }) => `/seller/property/${compared}/x/offers`,
    async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await page.getByRole('list', { name: 'Versions of the terms' }).waitFor();
    },
  ),
  seller('counter', ({ waiting }) => `/seller/property/${waiting}`, answerOf('Counter')),
  seller('closing', ({ selling }) => `/seller/property/${selling}`, inSight('On the way to closing')),
  seller('week', ({ property }) => `/seller/property/${property}`, inSight('Activity')),
  seller('week-reports', ({ property }) => `/seller/property/${property}`, inSight('Weekly reports')),
  seller('tasks', ({ selling }) => `/seller/property/${selling}`, inSight('Your tasks')),
  seller('dashboard-grid', '/seller/dashboard/', answerOf('Grid')),
  seller('message', '/notification/3', messageOf),
  seller('property', ({ property }) => `/seller/property/${property}`),
  seller(
    'property-readers',
    ({ property }) => `/seller/property/${property}`,
    (page) => page.getByRole('heading', { name: 'Who opened what' }).evaluate((heading) => heading.scrollIntoView()),
  ),
  seller('accept', ({ waiting }) => `/seller/property/${waiting}`, answerOf('Accept')),
  seller('reject', ({ waiting }) => `/seller/property/${waiting}`, answerOf('Reject')),
];

/** The pictures that docs/screens keeps: what shows the product best. */
export const KEPT = [
  'site-home-1440-light',
  'site-search-map-1440-light',
  'site-property-1440-light',
  'site-property-390-light',
  'buyer-offer-1440-light',
  'buyer-dashboard-1440-light',
  'seller-dashboard-1440-light',
  'office-today-1440-light',
  'office-property-edit-1440-light',
  'office-deal-tracker-1440-light',
  'office-deal-board-1440-dark',
  'office-analytics-search-1440-light',
];
