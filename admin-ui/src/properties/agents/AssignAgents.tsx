import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ErrorArea } from '../../components/ErrorArea';
import { Modal } from '../../components/Modal';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { usePropertyRefresh } from '../actions/usePropertyRefresh';
import type { Property } from '../property';
import { useAgents } from './useAgents';

/** The modal `Assign Listing Agent(s)` [APROP-77]. */
export function AssignAgents({ property, onClose }: { property: Property; onClose: () => void }) {
  const agents = useAgents();
  const [chosen, setChosen] = useState<number[]>(property.brokerIds);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const save = useTask(async () => {
    await dataProvider.assignAgents(property.id, chosen);
    await refresh();
    notify('The listing agents are saved.', { type: 'success' });
    onClose();
  });
  const toggle = (id: number) => setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  return (
    <Modal title="Assign Listing Agent(s)" onClose={onClose} maxWidth="xs">
      <DialogContent>
        <FormGroup aria-label="Listing agents">
          {agents.map((agent) => (
            <FormControlLabel
              key={agent.Id}
              control={<Checkbox checked={chosen.includes(agent.Id)} onChange={() => toggle(agent.Id)} />}
              label={
                <>
                  {agent.FirstName} {agent.LastName}{' '}
                  <Box component="span" sx={{ color: 'text.secondary', ml: { sm: 1 }, fontSize: '0.8125rem', display: { xs: 'block', sm: 'inline' } }}>
                    {agent.UserName}
                  </Box>
                </>
              }
            />
          ))}
        </FormGroup>
        <ErrorArea text={save.failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" color="primary" loading={save.running} onClick={() => void save.run()}>
          Save
        </Button>
      </DialogActions>
    </Modal>
  );
}
