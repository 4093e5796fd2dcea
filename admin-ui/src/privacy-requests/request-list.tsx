import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { shortDate } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import { DateCol } from '../components/list/columns';
import { FilterBar } from '../components/list/filter-bar';
import { ListPage } from '../components/list/list-page';
import { NameButton } from '../components/list/name-button';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { useDialog } from '../components/use-dialog';
import { deletedOn, isOpen, requestKinds, stateChoices, type PrivacyRequest } from '../panels/privacy/privacy-request';
import { Due, RequestState } from '../panels/privacy/request-parts';
import { below, paths } from '../paths';
import { RequestPanel } from './request-panel';

const Col = DataTable.Col<PrivacyRequest>;
const kindChoices = Object.entries(requestKinds).map(([id, name]) => ({ id, name }));

/** Who asked for a copy of their data or to be deleted, the newest first, with the days that are left [BEYE-71]. */
export default function RequestList() {
  return (
    <RecordListBase<PrivacyRequest>
      resource="privacy-requests"
      perPage={25}
      sort={{ field: 'receivedAt', order: 'DESC' }}
    >
      <Requests />
    </RecordListBase>
  );
}

function Requests() {
  const { filterValues } = useListContext<PrivacyRequest>();
  const opened = useDialog(paths.privacyRequests, below.one);
  const name = (request: PrivacyRequest) => (
    <NameButton onClick={() => opened.open({ id: request.id })}>{request.userName}</NameButton>
  );
  return (
    <ListPage title="Privacy requests" of="Requests">
      <FilterBar>
        <AllOrOne source="kind" label="Request" choices={kindChoices} />
        <AllOrOne source="state" label="Status" choices={stateChoices} />
      </FilterBar>
      <RecordList<PrivacyRequest>
        label="Privacy requests"
        empty={
          Object.keys(filterValues).length > 0
            ? 'No requests match this search.'
            : 'Requests appear here when people ask for a copy of their data, or to be deleted.'
        }
        card={(request) => <RequestCard request={request} name={name(request)} />}
      >
        <Col label="Person" render={name} />
        <Col label="Request" render={({ kind }) => requestKinds[kind]} />
        <Col label="Status" render={(request) => <RequestState request={request} />} />
        <DateCol<PrivacyRequest>
          source="receivedAt"
          label="Received"
          render={({ receivedAt }) => shortDate(receivedAt)}
        />
        <DateCol<PrivacyRequest> source="dueAt" label="Due" render={(request) => <Due request={request} />} />
        <DateCol<PrivacyRequest> label="Deleted on" render={(request) => shortDate(deletedOn(request))} />
      </RecordList>
      <RequestPanel id={opened.params && opened.id} onClose={opened.close} />
    </ListPage>
  );
}

function RequestCard({ request, name }: { request: PrivacyRequest; name: ReactNode }) {
  const { kind, receivedAt } = request;
  const deletes = deletedOn(request);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 3 }}>
        {name}
        <RequestState request={request} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {[
          requestKinds[kind],
          `received ${shortDate(receivedAt)}`,
          ...(deletes ? [`${isOpen(request) ? 'to be deleted' : 'deleted'} ${shortDate(deletes)}`] : []),
        ].join(' · ')}
      </Box>
      {isOpen(request) && (
        <Box sx={{ fontSize: '0.8125rem' }}>
          Due <Due request={request} />
        </Box>
      )}
    </Box>
  );
}
