import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { fakeApi, type Call } from '../../test/fake-api';
import { Screen } from '../../test/screen';
import { CommandPalette } from './command-palette';

const found = [
  { kind: 'user', id: 7, label: 'Avery Stone', detail: 'avery@example.com', userTypeId: 2 },
  { kind: 'user', id: 8, label: 'Avery Hill', detail: 'hill@example.com', userTypeId: 3 },
  { kind: 'property', id: 12, label: 'Avery Ranch Storage', detail: 'Austin, TX', userTypeId: null },
  { kind: 'deal', id: 5, label: 'Avery Stone · Colfax Storage', detail: 'Submitted', userTypeId: null },
  { kind: 'vendor', id: 3, label: 'Avery Doors', detail: 'Tucson, AZ', userTypeId: null },
];

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(): Call[] {
  const calls = fakeApi([[/GET .*v1\/findings/, () => ({ json: found })]]);
  render(
    <Screen>
      <CommandPalette open onClose={() => undefined} />
      <Here />
    </Screen>,
  );
  return calls;
}

const field = () => screen.getByRole('combobox', { name: 'Person, property, deal, vendor or screen' });

describe('the palette', () => {
  it('[SHELL-26] [SHELL-27] [SHELL-29] [SHELL-32] finds people, properties, deals and vendors by one question', async () => {
    const calls = open();
    await userEvent.type(field(), 'avery');
    await screen.findByRole('option', { name: /Avery Doors/ });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Avery Stoneavery@example.com',
      'Avery Hillhill@example.com',
      'Avery Ranch StorageAustin, TX',
      'Avery Stone · Colfax StorageSubmitted',
      'Avery DoorsTucson, AZ',
    ]);
    expect(calls.map(({ path }) => path)).toEqual(['/api/v1/findings?q=avery']);
  });

  it('[BEYA-77] leads to whose copy it is by the code of a watermark, however it is typed', async () => {
    open();
    await userEvent.type(field(), 'k7qf2m9x');
    await userEvent.click(await screen.findByRole('option', { name: /^Watermark K7QF-2M9X/ }));
    expect(await screen.findByText('/admin/watermarks?code=K7QF-2M9X')).toBeInTheDocument();
  });

  it.each([
    ['Avery Stoneavery', '/viewbuyer/7'],
    ['Avery Hill', '/viewseller/8'],
    ['Avery Ranch Storage', '/admin/property/12'],
    ['Colfax Storage', '/admin/dealtracker?view=5'],
    ['Avery Doors', '/admin/vendors?edit=3'],
  ])('[SHELL-45] leads from %s to %s', async (option, address) => {
    open();
    await userEvent.type(field(), 'avery');
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(option.replace('Stoneavery', 'Stone avery')) }),
    );
    expect(screen.getByText(address)).toBeInTheDocument();
  });

  it('is used by keys alone, and asks nothing for one letter', async () => {
    const calls = open();
    await userEvent.type(field(), 'a');
    expect(within(screen.getByRole('listbox')).getAllByRole('option').length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
    await userEvent.type(field(), 'very');
    await screen.findByRole('option', { name: /Avery Doors/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByText('/admin/property/12')).toBeInTheDocument();
  });
});
