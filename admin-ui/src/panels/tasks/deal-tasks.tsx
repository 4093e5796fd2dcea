import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Deal } from '../../records/deal';
import { byPhase, type Task } from './task';
import { TaskDialog } from './task-dialog';
import { TaskRow } from './task-row';

const all = { page: 1, perPage: 200 };

/** The checklist of a deal, by phase. */
export function DealTasks({ deal }: { deal: Deal }) {
  const [asked, setAsked] = useState<{ task?: Task }>();
  const { data, error } = useGetList<Task>(
    'tasks',
    { filter: { dealId: deal.id }, sort: { field: 'dueOn', order: 'ASC' }, pagination: all },
    { onError: () => undefined, retry: false },
  );
  if (error) {
    return <Box sx={{ color: 'error.main' }}>The tasks could not be read.</Box>;
  }
  if (!data) {
    return <Skeleton variant="rounded" height={320} />;
  }
  const done = data.filter(({ doneAt }) => doneAt).length;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ color: 'text.secondary' }}>
          {data.length ? `${done} of ${data.length} done` : 'Nothing is to be done.'}
        </Box>
        <Button startIcon={<Add />} onClick={() => setAsked({})}>
          Add task
        </Button>
      </Box>
      {byPhase(data).map(({ title, tasks }) => (
        <Box key={title} sx={{ mt: 4 }}>
          <Box component="h4" sx={{ m: 0, mb: 1, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 560 }}>
            {title}
          </Box>
          <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} onChange={() => setAsked({ task })} />
            ))}
          </Box>
        </Box>
      ))}
      {asked && <TaskDialog deal={deal} task={asked.task} onClose={() => setAsked(undefined)} />}
    </>
  );
}
