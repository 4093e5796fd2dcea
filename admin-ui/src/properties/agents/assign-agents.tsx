import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { Chooser } from '../../components/chooser/chooser';
import { ChosenButtons } from '../../components/chooser/chosen-buttons';
import { pageOf, toggled, useChoices } from '../../components/chooser/use-choices';
import { ErrorArea } from '../../components/error-area';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import type { Property } from '../../records/property';

/** The modal `Assign Listing Agent(s)` [APROP-77]. */
export function AssignAgents({ property, onClose }: { property: Property; onClose: () => void }) {
  const [chosen, setChosen] = useState<number[]>(property.brokerIds);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const found = useChoices(['agents'], async (criteria, page) => {
    const agents = await dataProvider.agents();
    return pageOf(
      agents.map(({ Id, FirstName, LastName, UserName }) => ({
        id: Id,
        name: `${FirstName} ${LastName}`,
        beside: UserName,
      })),
      property.brokerIds,
      criteria,
      page,
    );
  });
  const save = useTask(async () => {
    await dataProvider.assignAgents(property.id, chosen);
    await refresh();
    notify('The listing agents are saved.', { type: 'success' });
    onClose();
  });
  return (
    <Chooser
      title="Assign Listing Agent(s)"
      label="Listing agents"
      searching={{ hint: 'Name or e-mail' }}
      found={found}
      pick="several"
      isChosen={({ id }) => chosen.includes(id)}
      describe={(agent) => agent}
      onChoose={({ id }) => setChosen(toggled(chosen, id))}
      onClose={onClose}
      buttons={
        <ChosenButtons
          count={chosen.length}
          confirm="Save"
          disabled={!found.rows}
          running={save.running}
          onConfirm={() => void save.run()}
          onClose={onClose}
        />
      }
    >
      <ErrorArea text={save.failure} onClose={save.forget} />
    </Chooser>
  );
}
