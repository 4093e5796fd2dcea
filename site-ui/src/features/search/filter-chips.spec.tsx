import { noFilters, type Filters } from '@stowbridge/contract/search-address';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptFocus } from '../../layout/use-kept-focus';
import { FilterChips } from './filter-chips';

const lookup = { storeTypes: [], states: [{ ID: 10, Name: 'Florida' }], documentTypes: [] };

describe('the chips', () => {
  function Kept({ first, then }: { first: Filters; then: Filters }) {
    const [filters, setFilters] = useState(first);
    useKeptFocus();
    return (
      <section aria-label="Results">
        <FilterChips filters={filters} lookup={lookup} onChange={() => setFilters(then)} />
      </section>
    );
  }

  it.each([
    ['state', { city: 'Tampa' }, 'Remove Tampa'],
    ['state', {}, undefined],
  ])(
    '[FSITE-28] hand the focus on when the one of the %s is cleared by keyboard and %j is left',
    async (_, left, next) => {
      const then = { ...noFilters, ...left };
      render(<Kept first={{ ...then, state: 10 }} then={then} />);
      screen.getByRole('button', { name: 'Remove Florida' }).focus();
      await userEvent.keyboard('{Enter}');
      const taker = next ? screen.getByRole('button', { name: next }) : screen.getByRole('region', { name: 'Results' });
      await waitFor(() => expect(taker).toHaveFocus());
    },
  );

  it('[BEYB-07] of a state and a type that nobody knows have words to be cleared by', () => {
    const first = { ...noFilters, state: 99, type: 99 };
    render(<Kept first={first} then={first} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
      'Remove State',
      'Remove Type',
    ]);
  });
});
