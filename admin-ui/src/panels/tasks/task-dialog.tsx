import { taskLengths } from '@stowbridge/contract/closing';
import { SelectInput, useDataProvider } from 'react-admin';
import { DateTextInput } from '../../components/date-text-input';
import { FormDialog } from '../../components/form/form-dialog';
import { useOwners } from '../../components/owner-input';
import { RadioInput } from '../../components/radio-input';
import { Text } from '../../components/text';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Deal } from '../../records/deal';
import { sideChoices, taskBody, taskErrors, taskForm, type Task, type TaskForm } from './task';

interface Props {
  deal: Pick<Deal, 'id' | 'buyerId' | 'buyerName'>;
  /** The one that is changed; without it one is added. */
  task?: Task;
  onClose: () => void;
}

/** Adds a task to the checklist of a deal, or changes one. */
export function TaskDialog({ deal, task, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const owners = useOwners();
  const people = [
    { id: 0, name: 'Nobody yet' },
    ...(deal.buyerId ? [{ id: deal.buyerId, name: `${deal.buyerName ?? ''} (buyer)` }] : []),
    ...(task?.assigneeId ? [{ id: task.assigneeId, name: task.assigneeName ?? '' }] : []),
    ...owners,
  ];
  const choices = people.filter(({ id }, n) => people.findIndex((other) => other.id === id) === n);
  const save = async (form: TaskForm, key: string) => {
    const body = taskBody(form);
    await (task ? dataProvider.changeTask(task.id, body) : dataProvider.addTask({ ...body, dealId: deal.id }, key));
    return task ? 'The task is saved.' : 'The task is added.';
  };
  return (
    <FormDialog<TaskForm>
      title={task ? 'Change task' : 'Add task'}
      keptAs={task ? `task/${task.id}` : `task/of-deal/${deal.id}`}
      start={taskForm(task)}
      validate={taskErrors}
      save={save}
      submit={task ? 'Save' : 'Add task'}
      onClose={onClose}
    >
      <Text source="title" label="Title" maxLength={taskLengths.title} isRequired />
      <RadioInput row source="side" label="Side" choices={sideChoices} />
      <SelectInput
        source="assigneeId"
        label="Assignee"
        choices={choices}
        validate={[]}
        emptyValue={0}
        helperText="Buyer and seller see the tasks of their own side on the site."
      />
      <DateTextInput source="dueOn" label="Due (optional)" />
      <Text
        source="note"
        label="Note"
        multiline
        maxLength={taskLengths.note}
        helperText="Who has the task reads it, too."
      />
    </FormDialog>
  );
}
