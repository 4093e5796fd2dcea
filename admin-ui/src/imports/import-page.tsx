import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { importKindNames } from '@stowbridge/contract/imports';
import { Role } from '@stowbridge/contract/ids';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../components/back-link';
import { Facts, KeyFigures, type Fact } from '../components/facts';
import { dateAndTime, number } from '../components/format';
import { PageFrame } from '../components/page-frame';
import { Panel } from '../components/panel';
import { RecordLink } from '../components/record-link';
import { StateChip } from '../components/state-chip';
import { paths } from '../paths';
import { ColumnsForm } from './columns-form';
import { hasProblems, importStates, isOpen, isUnderWay, progressOf, type Import } from './import';
import { ImportActions } from './import-actions';
import { Problems } from './problems';
import { Samples } from './samples';

/** How often one that is under way is looked at. */
const EVERY = 1_000;

const back = <BackLink to={paths.imports}>Import</BackLink>;

/** An import: what its columns are, how its rows will look, what is wrong, and what became of it. */
export default function ImportPage() {
  const id = Number(useParams().importId);
  const { data: one, error } = useGetOne<Import>(
    'imports',
    { id },
    {
      onError: () => undefined,
      retry: false,
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? EVERY : false),
    },
  );
  if (error || Number.isNaN(id)) {
    return (
      <PageFrame title="Import" above={back}>
        <Alert severity="error">This import could not be opened. It may have been dropped.</Alert>
      </PageFrame>
    );
  }
  if (!one) {
    return (
      <PageFrame title="Import" above={back}>
        <Skeleton variant="rounded" height={420} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={one.fileName}
      screen="Import"
      above={back}
      below={`${importKindNames[one.kind].many} from a spreadsheet`}
      aside={<StateChip {...importStates[one.state]} />}
      actions={<ImportActions one={one} />}
    >
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {one.error && <Alert severity="error">{one.error}</Alert>}
        {isUnderWay(one) && <Progress one={one} />}
        <KeyFigures label="Rows" facts={figures(one)} />
        {isOpen(one) && <ColumnsForm one={one} />}
        {one.samples.length > 0 && <Samples one={one} />}
        {hasProblems(one) && !isUnderWay(one) && <Problems one={one} />}
        <Panel title="About it">
          <Facts facts={about(one)} />
        </Panel>
      </Box>
    </PageFrame>
  );
}

function Progress({ one }: { one: Import }) {
  const { share, words } = progressOf(one);
  return (
    <Box>
      <LinearProgress variant="determinate" value={share * 100} aria-label={importStates[one.state].label} />
      <Box role="status" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {words}
      </Box>
    </Box>
  );
}

/** The counts that mean something at this stage. */
function figures({
  rowCount,
  rightCount,
  wrongCount,
  changingCount,
  writtenCount,
  refusedCount,
  removedCount,
  keptCount,
  ...one
}: Import) {
  return [
    { label: 'Rows', value: number(rowCount) },
    { label: 'Right', value: number(rightCount) },
    { label: 'Of them change records', value: number(changingCount) },
    { label: 'Wrong', value: number(wrongCount) },
    ...(one.committedAt
      ? [
          { label: 'Imported', value: number(writtenCount) },
          { label: 'Refused since', value: number(refusedCount) },
        ]
      : []),
    ...(one.undoneAt
      ? [
          { label: 'Taken back', value: number(removedCount) },
          { label: 'Kept', value: number(keptCount) },
        ]
      : []),
  ];
}

function about({ madeById, madeByName, committedById, committedByName, createdAt, ...one }: Import): Fact[] {
  const by = (id: number, name: string) => <RecordLink kind="user" id={id} name={name} userTypeId={Role.Admin} />;
  return [
    { label: 'Uploaded', value: dateAndTime(createdAt) },
    { label: 'Uploaded by', value: by(madeById, madeByName) },
    ...(one.committedAt ? [{ label: 'Imported', value: dateAndTime(one.committedAt) }] : []),
    ...(committedById ? [{ label: 'Imported by', value: by(committedById, committedByName ?? '') }] : []),
    ...(one.committedAt ? [{ label: 'People were mailed', value: one.mails ? 'Yes' : 'No' }] : []),
    ...(one.undoneAt ? [{ label: 'Undone', value: dateAndTime(one.undoneAt) }] : []),
  ];
}
