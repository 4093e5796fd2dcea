import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { PageFrame } from '../../components/page-frame';
import { AgentOffices } from './agent-offices';
import { EntryList } from './entry-list';
import { wordLists } from './lists';
import { PriceSteps } from './price-steps';
import { TaskTemplates } from './task-templates';

interface Shown {
  list: string;
  label: string;
  content: ReactElement;
}

const lists: Shown[] = [
  ...wordLists.map((of) => ({ list: of.list, label: of.label, content: <EntryList key={of.list} of={of} /> })),
  { list: 'price-steps', label: 'Price steps', content: <PriceSteps /> },
  { list: 'task-templates', label: 'Task templates', content: <TaskTemplates /> },
  { list: 'agent-locations', label: 'Agent offices', content: <AgentOffices /> },
];

/** What people choose from, as far as the office may change them; the list is in the address. */
export default function LookupPage() {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const shown = lists.find(({ list }) => list === search.get('list')) ?? lists[0];
  return (
    <PageFrame title="Lookups">
      <Tabs
        value={shown.list}
        onChange={(_, list: string) => setSearch({ list })}
        aria-label="Lists"
        variant="scrollable"
        sx={{ mb: 5, borderBottom: 1, borderColor: 'divider' }}
      >
        {lists.map(({ list, label }) => (
          <Tab key={list} value={list} label={label} id={`${id}-${list}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.list}`}>
        {shown.content}
      </Box>
    </PageFrame>
  );
}
