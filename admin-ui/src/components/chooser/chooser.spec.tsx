import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssignAgents } from '../../properties/agents/assign-agents';
import { AssignSeller } from '../../properties/seller/assign-seller';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { aProperty } from '../../test/properties';
import { Screen } from '../../test/screen';
import { SelectProperty } from '../../users/buyer/select-property';

const properties = [
  aProperty(31),
  aProperty(32, { statusId: 4 }),
  aProperty(33, { active: false, statusId: 1 }),
  aProperty(34, { active: false, statusId: 5 }),
  aProperty(35, { active: false, statusId: 4 }),
];
const aSeller = (Id: number, changes: object = {}) => ({
  Id,
  FirstName: 'Avery',
  LastName: `Stone${Id}`,
  Email: `avery${Id}@example.com`,
  PhoneNumber: '303-555-0110',
  CompanyName: 'Stone LLC',
  City: 'Denver',
  State: 'Colorado',
  IsAssigned: false,
  ...changes,
});

function selectProperty() {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*v1\/properties\?/, () => ({ json: properties, headers: { 'content-range': 'properties 0-4/24' } })],
  ]);
  const onSelect = jest.fn();
  render(
    <Screen>
      <SelectProperty onSelect={onSelect} onClose={jest.fn()} />
    </Screen>,
  );
  const asked = () => decodeURIComponent(calls.filter(({ path }) => path.includes('/properties?')).at(-1)?.path ?? '');
  return { onSelect, asked };
}

function assignSeller(assignment: object) {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [
      /POST .*admin\/sellers/,
      () => ({
        json: {
          Sellers: [aSeller(7, { IsAssigned: true }), aSeller(8), aSeller(9)],
          Criteria: {},
          Pagination: { TotalRecords: 3 },
        },
      }),
    ],
    [/POST .*admin\/seller\/store/, () => assignment],
  ]);
  const onAssigned = jest.fn();
  render(
    <Screen>
      <AssignSeller propertyId={1} onClose={jest.fn()} onAssigned={onAssigned} />
    </Screen>,
  );
  const bodies = (path: string): unknown[] =>
    calls.filter((call: Call) => call.path.endsWith(path)).map(({ body }) => body);
  return { onAssigned, bodies };
}

const radio = (name: string) => screen.findByRole('radio', { name });

describe('a chooser', () => {
  it('[FOFF-02] [FOFF-05] lists properties that take deals first, and says why others take none', async () => {
    const { asked } = selectProperty();
    expect(await radio('Granite Peak 31')).toBeEnabled();
    expect(asked()).toContain('filter={}&range=[0,9]&sort=["openFirst","ASC"]');
    expect(await radio('Granite Peak 32')).toBeDisabled();
    expect(await radio('Granite Peak 32')).toHaveAccessibleDescription('Closed');
    expect(await radio('Granite Peak 33')).toBeEnabled();
    expect((await radio('Granite Peak 33')).closest('label')).toHaveTextContent(/Not published$/);
    expect(getComputedStyle((await radio('Granite Peak 33')).closest('label') as HTMLElement).color).toBe(
      getComputedStyle((await radio('Granite Peak 34')).closest('label') as HTMLElement).color,
    );
    expect(await radio('Granite Peak 34')).toBeDisabled();
    expect(await radio('Granite Peak 34')).toHaveAccessibleDescription('Draft');
    expect(await radio('Granite Peak 35')).toBeDisabled();
    expect(await radio('Granite Peak 35')).toHaveAccessibleDescription('Closed');
  });

  it('[FOFF-02] finds by what is typed into the search box and in the filters, from the first page on', async () => {
    const { asked } = selectProperty();
    await radio('Granite Peak 31');
    await userEvent.click(screen.getByRole('button', { name: /next/ }));
    await waitFor(() => expect(asked()).toContain('range=[10,19]'));
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Reno');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), '  cedar nv {Enter}');
    await waitFor(() => expect(asked()).toContain('filter={"search":"cedar nv","city":"Reno"}&range=[0,9]'));
  });

  it('[FOFF-02] is used by the keyboard: arrows go past what cannot be chosen, and Enter takes', async () => {
    const { onSelect } = selectProperty();
    await radio('Granite Peak 31');
    await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(await radio('Granite Peak 31')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await radio('Granite Peak 33')).toHaveFocus();
    expect(await radio('Granite Peak 33')).toBeChecked();
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSelect.mock.calls).toEqual([[properties[0]]]);
  });

  it('[FOFF-02] [APROP-37] [APROP-76] [APROP-87] [APROP-88] finds a seller by every word and filter, and assigns the chosen one', async () => {
    const { onAssigned, bodies } = assignSeller({ json: {} });
    expect(await radio('Avery Stone7')).toBeDisabled();
    expect(await radio('Avery Stone7')).toHaveAccessibleDescription('Assigned already');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'avery denver');
    await userEvent.type(screen.getByRole('textbox', { name: 'Company Name' }), 'Stone');
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Colorado' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(bodies('admin/sellers').at(-1)).toEqual({
        Search: 'avery denver',
        CompanyName: 'Stone',
        State: '1',
        StoreId: 1,
        Page: 1,
        PageLength: 10,
        SortBy: 'FirstName',
        SortOrder: 'ASC',
      }),
    );
    expect(screen.getByRole('button', { name: 'Assign Seller' })).toBeDisabled();
    await userEvent.click(await radio('Avery Stone9'));
    await userEvent.click(screen.getByRole('button', { name: 'Assign Seller' }));
    await waitFor(() => expect(onAssigned).toHaveBeenCalled());
    expect(bodies('admin/seller/store')).toEqual([{ SellerId: 9, StoreIDs: '1', IsAssignSeller: true }]);
  });

  it('[FOFF-02] tells why an assignment was refused, and keeps the choice', async () => {
    const { onAssigned } = assignSeller({ status: 400, text: 'The seller was not found.' });
    await userEvent.click(await radio('Avery Stone8'));
    await userEvent.click(screen.getByRole('button', { name: 'Assign Seller' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The seller was not found.');
    expect(await radio('Avery Stone8')).toBeChecked();
    expect(onAssigned).not.toHaveBeenCalled();
  });

  it('[FOFF-02] [APROP-77] [APROP-91] assigns agents that are found by name and e-mail, page by page', async () => {
    const agents = Array.from({ length: 12 }, (_, i) => ({
      Id: i + 1,
      FirstName: 'Blair',
      LastName: `Reed${i + 1}`,
      UserName: `blair${i + 1}@example.com`,
    }));
    const calls = fakeApi([
      [/GET .*admin\/agents/, () => ({ json: { Agents: agents } })],
      [/POST .*store\/agents/, () => ({ json: {} })],
    ]);
    render(
      <Screen>
        <AssignAgents property={aProperty(31, { brokerIds: [12] })} onClose={jest.fn()} />
      </Screen>,
    );
    const row = (name: string) => screen.findByRole('checkbox', { name });
    expect(await row('Blair Reed12')).toBeChecked();
    expect(screen.getAllByRole('checkbox')[0]).toHaveAccessibleName('Blair Reed12');
    expect(screen.queryByRole('checkbox', { name: 'Blair Reed11' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /next/ }));
    await userEvent.click(await row('Blair Reed11'));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'REED12 blair12@{Enter}');
    await userEvent.click(await row('Blair Reed12'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { StoreId: 31, AgentIds: '11' },
      ]),
    );
  });
});
