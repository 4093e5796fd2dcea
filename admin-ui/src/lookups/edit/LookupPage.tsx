import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../../components/PageFrame';
import { EntryList } from './EntryList';
import { editableLists } from './lists';

/** The words that people choose from, as far as the office may change them; the list is in the address. */
export default function LookupPage() {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const shown = editableLists.find(({ list }) => list === search.get('list')) ?? editableLists[0];
  return (
    <PageFrame title="Lookups">
      <Tabs value={shown.list} onChange={(_, list: string) => setSearch({ list })} aria-label="Lists" variant="scrollable" sx={{ mb: 5, borderBottom: 1, borderColor: 'divider' }}>
        {editableLists.map(({ list, label }) => (
          <Tab key={list} value={list} label={label} id={`${id}-${list}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.list}`}>
        <EntryList key={shown.list} of={shown} />
      </Box>
    </PageFrame>
  );
}
