import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyList, fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import { aUser } from '../test/users';
import EnquiryList from './enquiry-list';

const enquiry = (id: number, name: string, more: object = {}) => ({
  id,
  kind: 'sell',
  name,
  phone: '303-555-0144',
  email: 'ida@example.com',
  message: 'Two buildings in Pueblo.',
  detail: {},
  createdAt: '2026-10-02T18:00:00Z',
  handledAt: null,
  crmCopy: 'none',
  ownerId: null as number | null,
  ownerName: null as string | null,
  propertyId: null as number | null,
  propertyName: null as string | null,
  replies: [] as object[],
  ...more,
});
const ida = enquiry(1, 'Ida Moss');
const contact = enquiry(2, 'Bo Lane', {
  kind: 'contact',
  crmCopy: 'failed',
  handledAt: '2026-10-03T18:00:00Z',
  detail: {
    company: 'Lane Storage',
    option: 'List my property',
    street: '',
    city: 'Pueblo',
    state: 'CO',
    zip: '81001',
  },
});

function open(enquiries = [ida, contact], fail = false, more: object = {}): Call[] {
  let stored = { ...contact, ...more };
  const calls = fakeApi([
    [
      /GET .*enquiries\?/,
      () =>
        fail
          ? { status: 503, text: '' }
          : { json: enquiries, headers: { 'content-range': `enquiries 0-24/${enquiries.length}` } },
    ],
    emptyList('notes'),
    [/GET .*enquiries\/2/, () => ({ json: stored })],
    [
      /GET .*v1\/users\?/,
      () => ({
        json: [aUser(1, { firstName: 'Sam', lastName: 'Carter' }), aUser(3, { firstName: 'Gone', statusId: 3 })],
        headers: { 'content-range': 'users 0-1/2' },
      }),
    ],
    [
      /PUT .*enquiries\/2\/owner/,
      ({ body }) => ({ json: (stored = { ...stored, ...(body as object), ownerName: 'Sam Carter' }) }),
    ],
    [
      /POST .*enquiries\/2\/replies/,
      ({ body }) => {
        const { content } = body as { content: string };
        const reply = { id: 5, content, authorId: 1, authorName: 'Sam Carter', createdAt: '2026-10-04T18:00:00Z' };
        return { status: 201, json: (stored = { ...stored, replies: [reply] }) };
      },
    ],
    [/PUT .*enquiries/, () => ({ json: ida })],
  ]);
  render(
    <Screen at="/admin/enquiries">
      <EnquiryList />
    </Screen>,
  );
  return calls;
}

describe('the enquiries', () => {
  it.each([
    [[ida, contact], true],
    [[ida], false],
  ])('[FOFF-27] have the column of the CRM only on a page that copies something', async (listed, there) => {
    open(listed);
    await screen.findByRole('row', { name: /Ida Moss/ });
    expect(screen.queryAllByRole('columnheader', { name: 'CRM copy' })).toHaveLength(there ? 1 : 0);
  });

  it('[PAGE-28] [PAGE-62] are listed with the state of their copy for the CRM', async () => {
    open();
    expect(await screen.findByText('Total Enquiries: 2')).toBeInTheDocument();
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Ida Moss.*Sell My Property.*Two buildings in Pueblo\..*–.*Open/);
    expect(rows[2]).toHaveTextContent(/Bo Lane.*Contact Us.*Failed.*Handled/);
  });

  it('[PAGE-62] are marked as handled at once', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark handled: Ida Moss' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/api/v1/enquiries/1',
        body: { handled: true },
      }),
    );
  });

  it('[PAGE-28] open beside the list, with all that was written', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Bo Lane' }));
    const panel = await screen.findByRole('dialog', { name: 'Bo Lane' });
    for (const text of ['Two buildings in Pueblo.', 'Lane Storage', 'List my property', 'Pueblo CO 81001', 'Failed']) {
      expect(await within(panel).findByText(text)).toBeInTheDocument();
    }
    expect(within(panel).getByRole('link', { name: '303-555-0144' })).toHaveAttribute('href', 'tel:303-555-0144');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    [7, 'link'],
    [null, 'text'],
  ])(
    '[BEYB-86] say which property was asked about (%s), which a deleted one leads to no more',
    async (propertyId, as) => {
      open([enquiry(1, 'Ida Moss'), contact], false, { kind: 'property', propertyId, propertyName: 'Pueblo Storage' });
      await userEvent.click(await screen.findByRole('button', { name: 'Bo Lane' }));
      const panel = within(await screen.findByRole('dialog', { name: 'Bo Lane' }));
      expect(await panel.findByText('Ask about this property')).toBeInTheDocument();
      const link = panel.queryByRole('link', { name: 'Pueblo Storage' });
      if (as === 'link') {
        expect(link).toHaveAttribute('href', '/admin/property/7');
      } else {
        expect([link, panel.getByText('Pueblo Storage')]).toEqual([null, expect.anything()]);
      }
    },
  );

  async function openBo() {
    await userEvent.click(await screen.findByRole('button', { name: 'Bo Lane' }));
    return screen.findByRole('dialog', { name: 'Bo Lane' });
  }

  it('[FOFF-28] are answered by mail from the panel, where the answer then stands', async () => {
    const calls = open();
    const panel = within(await openBo());
    await userEvent.click(await panel.findByRole('button', { name: 'Send Reply' }));
    expect(await panel.findByText('Please enter message')).toBeInTheDocument();
    await userEvent.type(panel.getByRole('textbox', { name: /^Reply/ }), ' Shall we talk on Monday? ');
    await userEvent.click(panel.getByRole('button', { name: 'Send Reply' }));
    const replies = within(panel.getByRole('region', { name: 'Replies' }));
    expect(await replies.findByRole('listitem')).toHaveTextContent(/^Sam Carter, .*2026.*Shall we talk on Monday\?$/);
    const [sent] = calls.filter(({ method }) => method === 'POST');
    expect(sent).toMatchObject({ path: '/api/v1/enquiries/2/replies', body: { content: 'Shall we talk on Monday?' } });
    expect(sent.headers.get('Idempotency-Key')).toMatch(/^\w{32}$/);
    expect(panel.getByRole('textbox', { name: /^Reply/ })).toHaveValue('');
  });

  it('[FOFF-28] are found by their owner, who has a column where there is one', async () => {
    const calls = open([{ ...ida, ownerId: 1, ownerName: 'Sam Carter' }, contact]);
    expect(await screen.findByRole('columnheader', { name: 'Owner' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Sam Carter' })).toBeInTheDocument();
    for (const [name, id] of [
      ['Sam Carter', 1],
      ['Nobody in particular', 0],
    ] as const) {
      await userEvent.click(screen.getByRole('combobox', { name: 'Owner' }));
      await userEvent.click(await screen.findByRole('option', { name }));
      await userEvent.click(screen.getByRole('button', { name: 'Search' }));
      await waitFor(() =>
        expect(decodeURIComponent(calls.findLast(({ path }) => path.includes('/enquiries?'))?.path ?? '')).toContain(
          `filter={"ownerId":${id}}`,
        ),
      );
      expect(await screen.findByRole('list', { name: 'Filters' })).toHaveTextContent(`Owner: ${name}`);
    }
  });

  it('[FOFF-28] have an owner among the administrators', async () => {
    const calls = open();
    const panel = within(await openBo());
    await waitFor(() => expect(calls.some(({ path }) => path.includes('/v1/users?'))).toBe(true));
    await userEvent.click(await panel.findByRole('combobox', { name: 'Owner' }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Nobody in particular',
        'Sam Carter',
      ]),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Sam Carter' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/api/v1/enquiries/2/owner',
        body: { ownerId: 1 },
      }),
    );
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Owner' })).toHaveTextContent('Sam Carter'));
  });

  it('[FOFF-28] lead to the dialogs that create a buyer or a seller', async () => {
    open();
    const panel = within(await openBo());
    for (const [name, tab] of [
      ['Create buyer', 1],
      ['Create seller', 2],
    ] as const) {
      expect(await panel.findByRole('link', { name })).toHaveAttribute('href', `/admin/dashboard/${tab}/new?enquiry=2`);
    }
  });

  it('[PAGE-62] are searched by form and status', async () => {
    const calls = open();
    await screen.findByText('Total Enquiries: 2');
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Open' }));
    await userEvent.type(screen.getByLabelText('Name, email or message'), 'pueblo{Enter}');
    await waitFor(() =>
      expect(decodeURIComponent(calls.at(-1)?.path ?? '')).toContain('{"q":"pueblo","state":"open"}'),
    );
  });

  it('[ERR-08] offers a second try when the list does not come', async () => {
    open([], true);
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeInTheDocument();
  });
});
