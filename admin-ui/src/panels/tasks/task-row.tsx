import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { today } from '@stowbridge/contract/dates';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { longDate, longDay } from '../../components/format';
import { RemoveAction } from '../../components/list/remove-action';
import { RowAction, RowActions } from '../../components/list/row-actions';
import { useLookups } from '../../components/lookups/use-lookups';
import { StateChip } from '../../components/state-chip';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import { paths } from '../../paths';
import { isLate, sideNames, type Task } from './task';

/** A task with its tick, which is saved at once. */
export function TaskRow({ task, onChange }: { task: Task; onChange: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { timeZone } = useLookups();
  const tick = useTask(async (done: boolean) => {
    try {
      await (done ? dataProvider.tickTask(task.id) : dataProvider.reopenTask(task.id));
    } catch (error) {
      // Somebody else was quicker: what they did is shown instead.
      notify(messageOf(error), { type: 'error' });
    }
    refresh();
  });
  const { title, side, dueOn, doneAt, doneBy, assigneeName, takenOverFrom, note, files, propertyId } = task;
  const facts = [
    sideNames[side],
    assigneeName ?? 'nobody yet',
    ...(takenOverFrom ? [`taken over from ${takenOverFrom}`] : []),
    doneAt
      ? `done ${longDate(doneAt)}${doneBy ? ` by ${doneBy}` : ''}`
      : dueOn
        ? `due ${longDay(dueOn)}`
        : 'due: not set',
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <IconButton
        role="checkbox"
        aria-checked={Boolean(doneAt)}
        aria-label={title}
        color={doneAt ? 'primary' : 'default'}
        disabled={tick.running}
        onClick={() => void tick.run(!doneAt)}
        sx={{ mt: -1, ml: -2 }}
      >
        {doneAt ? <CheckBox /> : <CheckBoxOutlineBlank />}
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>{title}</Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            color: 'text.secondary',
            fontSize: '0.8125rem',
          }}
        >
          <span>{facts.join(' · ')}</span>
          {isLate(task, today(timeZone)) && <StateChip tone="danger" label="Late" />}
        </Box>
        {note && <Box sx={{ fontSize: '0.8125rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>}
        {propertyId !== null &&
          files.map(({ documentId, name, published }) => (
            <Box key={documentId} sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={paths.documents(propertyId)}>
                {name}
              </Link>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {published ? 'published' : 'not published yet'}
              </Box>
            </Box>
          ))}
      </Box>
      <RowActions>
        <RowAction label="Change" of={title} icon={EditOutlined} onClick={onChange} />
        <RemoveAction
          kind="Task"
          name={title}
          consequence="It is gone from the checklist of this deal; its files stay in the deal room."
          remove={async () => {
            await dataProvider.deleteTask(task.id);
            refresh();
          }}
        />
      </RowActions>
    </Box>
  );
}
