import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteInput, useDataProvider, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { User } from '../../../records/user';
import type { Deal } from '../../../records/deal';

/** The buyer of a deal, found by name; the present one is known from the deal. */
export function BuyerInput({ deal }: { deal: Deal }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [name, setName] = useState('');
  const { data: found = [] } = useQuery({
    queryKey: ['buyers', 'found', name],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      return (await dataProvider.getList<User>('buyers', { filter: { name }, pagination: { page: 1, perPage: 25 } }))
        .data;
    },
  });
  // Somebody who was chosen before a reload is known by their id.
  const chosenId = Number(useWatch({ name: 'buyerId' }));
  const missing = chosenId > 0 && chosenId !== deal.buyerId && !found.some(({ id }) => id === chosenId);
  const { data: chosen } = useGetOne<User>(
    'buyers',
    { id: chosenId },
    { enabled: missing, onError: () => undefined, retry: false },
  );
  const present = deal.buyerId ? [{ id: deal.buyerId, name: deal.buyerName }] : [];
  const others = [...(missing && chosen ? [chosen] : []), ...found]
    .filter(({ id }) => id !== deal.buyerId)
    .map((user) => ({ id: user.id, name: `${user.firstName} ${user.lastName}` }));
  return (
    <AutocompleteInput
      source="buyerId"
      label="Buyer"
      choices={[...present, ...others]}
      // The text of the present choice is no search.
      setFilter={(text: string) => setName(text === deal.buyerName ? '' : text)}
      helperText={deal.offline ? 'This buyer has no account.' : false}
    />
  );
}
