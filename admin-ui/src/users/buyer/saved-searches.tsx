import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { today } from '@stowbridge/contract/dates';
import { frequencyNames } from '@stowbridge/contract/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { DataTable, useDataProvider, useListContext } from 'react-admin';
import { longDay, nothing, number, shortDateAndTime, totalText } from '../../components/format';
import { DateCol, NumberCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { useLookups } from '../../components/lookups/use-lookups';
import { Panel } from '../../components/panel';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { searchesOf, type SavedSearch } from '../../data-provider/searches';
import { searchWords } from './search-words';

const Col = DataTable.Col<SavedSearch>;
const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

/** What a person looks for, and how often they are told of it; they alone change it. */
export function SavedSearches({ userId }: { userId: number }) {
  return (
    <RecordListBase<SavedSearch> resource={searchesOf(userId)} sort={{ field: 'id', order: 'DESC' }} inPanel>
      <Searches />
    </RecordListBase>
  );
}

function Searches() {
  const { total } = useListContext<SavedSearch>();
  return (
    <Panel title="Saved searches" aside={total || undefined} flush>
      <RecordList<SavedSearch>
        label="Saved searches"
        plain
        empty="No search has been saved."
        card={(search) => <SearchCard search={search} />}
      >
        <Col label="Search" render={(search) => <Search search={search} />} />
        <Col label="Mails" render={(search) => <Mails search={search} />} />
        <NumberCol<SavedSearch> label="Matches" render={(search) => <Matches search={search} />} />
        <NumberCol<SavedSearch> label="New in 7 days" render={({ newCount }) => number(newCount)} />
        <DateCol<SavedSearch> label="Last mail" render={({ lastSentAt }) => shortDateAndTime(lastSentAt)} />
      </RecordList>
    </Panel>
  );
}

function Mails({ search: { frequency, pausedUntil } }: { search: SavedSearch }) {
  const { timeZone } = useLookups();
  const until = pausedUntil === null ? undefined : new Date(pausedUntil);
  const paused = until && until > new Date();
  return frequencyNames[frequency] + (paused ? `, paused until ${longDay(today(timeZone, until))}` : '');
}

/** Its name leads to what it finds on the site. */
function Search({ search: { name, address } }: { search: SavedSearch }) {
  const words = searchWords(address, useLookups());
  return (
    <>
      <Link href={address} target="_blank" rel="noopener" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
      <Box sx={quiet}>{words.join(' · ') || 'Everything that is listed'}</Box>
    </>
  );
}

function Matches({ search: { address } }: { search: SavedSearch }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['search-matches', address],
    queryFn: () => dataProvider.countMatches(address),
    retry: false,
  });
  if (isError || data === null) {
    return 'not known';
  }
  return data === undefined ? nothing : totalText(data);
}

function SearchCard({ search }: { search: SavedSearch }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box>
        <Search search={search} />
      </Box>
      <Box sx={quiet}>
        {'Matches: '}
        <Matches search={search} />
        {` · new in 7 days: ${number(search.newCount)} · mails: `}
        <Mails search={search} />
        {search.lastSentAt && ` · last mail ${shortDateAndTime(search.lastSentAt)}`}
      </Box>
    </Box>
  );
}
