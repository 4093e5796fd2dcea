import { render, screen } from '@testing-library/react';
import { DataTable, ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { fakeApi } from '../../test/fake-api';
import { Screen } from '../../test/screen';
import { insertStyles } from '../../test/styles';
import { shortDate } from '../format';
import { DateCol, NumberCol } from './columns';
import { RecordList } from './record-list';

const rows = [
  { id: 1, createdAt: '2026-11-20T18:00:00Z', price: 1_250_000, name: 'Multi-storey 1' },
  { id: 2, createdAt: '2026-11-21T18:00:00Z', price: 980_000, name: 'Drive-up 2' },
];

function Table() {
  return (
    <ListContextProvider value={useList({ data: rows, resource: 'properties' })}>
      <RecordList<(typeof rows)[number]> label="Samples" empty="None" card={({ name }) => name}>
        <DateCol<(typeof rows)[number]> source="createdAt" label="Date" render={(row) => shortDate(row.createdAt)} />
        <NumberCol<(typeof rows)[number]> source="price" label="Price" />
        <DataTable.Col source="name" label="Name" />
      </RecordList>
    </ListContextProvider>
  );
}

const digitsOf = (text: string) => getComputedStyle(screen.getByText(text).closest('td') as Element).fontVariantNumeric;

beforeAll(insertStyles);

it('[FOFF-34] only cells of dates and numbers have digits of one width', async () => {
  fakeApi([]);
  render(
    <Screen>
      <ResourceContextProvider value="properties">
        <Table />
      </ResourceContextProvider>
    </Screen>,
  );
  await screen.findByText('Multi-storey 1');
  expect(digitsOf('11/20/26')).toBe('tabular-nums');
  expect(digitsOf('1250000')).toBe('tabular-nums');
  expect(digitsOf('Multi-storey 1')).not.toBe('tabular-nums');
  expect(getComputedStyle(document.body).fontVariantNumeric).not.toBe('tabular-nums');
});
