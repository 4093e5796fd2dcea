import Box from '@mui/material/Box';
import type { TaskTemplateDto } from '@stowbridge/api';
import { PLAN_DAYS_MAX, taskLengths, type TaskPhase, type TaskSide } from '@stowbridge/contract/closing';
import { toNumber } from '@stowbridge/contract/rules';
import { useDataProvider } from 'react-admin';
import { CheckInput } from '../../components/check-input';
import { FormDialog } from '../../components/form/form-dialog';
import { NumberTextInput } from '../../components/number-text-input';
import { RadioInput } from '../../components/radio-input';
import { Text } from '../../components/text';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { phaseChoices, phaseNames, sideChoices, sideNames } from '../../panels/tasks/task';
import { EditableEntries } from './editable-entries';
import { useEntries } from './use-entries';

const countings = [
  { id: 'after', name: 'from the acceptance' },
  { id: 'before', name: 'before the closing' },
] as const;

interface TemplateForm {
  name: string;
  phase: TaskPhase;
  side: TaskSide;
  days: string;
  counting: (typeof countings)[number]['id'];
  moveToMonday: boolean;
}

const dueOf = ({ afterAcceptance, beforeClosing }: TaskTemplateDto): string =>
  beforeClosing === null
    ? `${afterAcceptance ?? 0} days from the acceptance`
    : `${beforeClosing} days before the closing`;

const templateForm = (template?: TaskTemplateDto): TemplateForm => ({
  name: template?.name ?? '',
  phase: template?.phase ?? 'contract',
  side: template?.side ?? 'office',
  days: template ? String(template.beforeClosing ?? template.afterAcceptance ?? 0) : '',
  counting: template && template.beforeClosing !== null ? 'before' : 'after',
  moveToMonday: template?.moveToMonday ?? true,
});

/** The first thing wrong with each field. */
function templateErrors({ name, days }: TemplateForm): Partial<Record<keyof TemplateForm, string>> {
  const count = toNumber(days);
  return {
    ...(name.trim() ? {} : { name: 'Name is required' }),
    ...(count !== null && count !== undefined && Number.isInteger(count) && count >= 0 && count <= PLAN_DAYS_MAX
      ? {}
      : { days: `Days is a whole number up to ${PLAN_DAYS_MAX}` }),
  };
}

/** The checklist from which each accepted deal gets its tasks. */
export function TaskTemplates() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const entries = useEntries('task-templates', () => dataProvider.taskTemplates());
  return (
    <EditableEntries
      label="Task templates"
      kind="Task Template"
      used="Each deal that is accepted gets a task of each; tasks that were made stay as they are."
      entries={entries}
      nameOf={({ name }) => name}
      render={(template) => (
        <>
          <Box sx={{ fontWeight: 540 }}>{template.name}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {[phaseNames[template.phase], sideNames[template.side], dueOf(template)].join(' · ')}
          </Box>
        </>
      )}
      consequence="Tasks that were made of it stay."
      remove={(id) => dataProvider.removeTaskTemplate(id)}
      form={(template, close) => <TemplateModal template={template} refresh={entries.refresh} onClose={close} />}
    />
  );
}

interface ModalProps {
  template?: TaskTemplateDto;
  refresh: () => Promise<void>;
  onClose: () => void;
}

function TemplateModal({ template, refresh, onClose }: ModalProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const save = async ({ name, phase, side, days, counting, moveToMonday }: TemplateForm, key: string) => {
    const count = toNumber(days) ?? 0;
    const due = counting === 'before' ? { beforeClosing: count } : { afterAcceptance: count };
    const body = { name: name.trim(), phase, side, moveToMonday, position: template?.position, ...due };
    await dataProvider.saveTaskTemplate(template?.id, body, key);
    return `${body.name} is saved.`;
  };
  return (
    <FormDialog<TemplateForm>
      title={template ? 'Update Task Template' : 'Add New Task Template'}
      submit={template ? 'Save' : 'Add Task Template'}
      keptAs={`task-template/${template?.id ?? 'new'}`}
      start={templateForm(template)}
      validate={templateErrors}
      save={save}
      refresh={refresh}
      onClose={onClose}
    >
      <Text source="name" label="Name" maxLength={taskLengths.title} isRequired />
      <RadioInput row source="phase" label="Phase" choices={phaseChoices} />
      <RadioInput row source="side" label="Side" choices={sideChoices} />
      <NumberTextInput source="days" label="Days" maxLength={3} plain isRequired />
      <RadioInput row source="counting" label="Counted" choices={countings} />
      <CheckInput source="moveToMonday" label="Move to Monday" help="On a weekend it is due on the Monday after." />
    </FormDialog>
  );
}
