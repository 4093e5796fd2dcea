import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataTable, useListContext } from 'react-admin';
import { nothing, number, shortDate, shortDateAndTime } from '../../components/format';
import { ActionsCol, DateCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { useLookups } from '../../components/lookups/use-lookups';
import { Panel } from '../../components/panel';
import { RecordLink } from '../../components/record-link';
import { useDialog } from '../../components/use-dialog';
import { accessesTo, type PropertyAccess } from '../../data-provider/accesses';
import { lastDayOf } from '../../panels/ndas/access/access';
import { AccessActions } from '../../panels/ndas/access/access-actions';
import { AccessState } from '../../panels/ndas/access/access-state';
import { BulkApprove } from '../../panels/ndas/access/bulk-approve';
import { OutsideNda, outsideNda } from '../../panels/ndas/outside-nda';
import { ndaModes } from '../../panels/properties/nda-modes';
import { below, paths } from '../../paths';
import type { Property } from '../../records/property';

const Col = DataTable.Col<PropertyAccess>;

/** Who has signed, what that opens to them and until when, and when they last opened something. */
export function AccessPanel({ property }: { property: Property }) {
  return (
    <RecordListBase<PropertyAccess> resource={accessesTo(property.id)} sort={{ field: 'id', order: 'DESC' }} inPanel>
      <Accesses property={property} />
    </RecordListBase>
  );
}

function Accesses({ property: { id, ndaMode = 'automatic', sellerDecides } }: { property: Property }) {
  const { total } = useListContext<PropertyAccess>();
  const { timeZone } = useLookups();
  const outside = useDialog(paths.property(id), below.outsideNda);
  const recorded = useDialog(paths.property(id), below.nda);
  const ends = ({ access }: PropertyAccess) => lastDayOf(access, timeZone);
  return (
    <Panel
      title={total === undefined ? 'Access' : `Access (${number(total)})`}
      flush
      actions={
        <Button aria-haspopup="dialog" onClick={() => outside.open()}>
          {outsideNda}
        </Button>
      }
    >
      {(ndaMode !== 'automatic' || sellerDecides) && (
        <Box sx={{ px: 5, py: 2.5, borderBottom: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {[
            `What a signature opens: ${ndaModes[ndaMode].name}.`,
            ndaModes[ndaMode].help,
            ...(sellerDecides ? ['The seller decides, too.'] : []),
          ].join(' ')}
        </Box>
      )}
      <RecordList<PropertyAccess>
        label="Access"
        plain
        empty="Nobody has signed the NDA. Whoever does appears here, with what they may open."
        selection={{
          nameOf: ({ name }) => name,
          isSelectable: ({ access }) => access.state === 'pending',
          actions: <BulkApprove<PropertyAccess> holderOf={(row) => row} />,
        }}
        card={(row) => <AccessCard row={row} ends={ends(row)} />}
      >
        <Col source="name" label="Person" render={(row) => <Person row={row} />} />
        <Col label="Access" render={({ access }) => <AccessState access={access} />} />
        <DateCol<PropertyAccess> source="expiresAt" label="Ends" render={(row) => ends(row) ?? nothing} />
        <DateCol<PropertyAccess>
          source="signedAt"
          label="Signed"
          disableSort
          render={(row) => shortDate(row.signedAt)}
        />
        <DateCol<PropertyAccess>
          source="lastOpenedAt"
          label="Last opened"
          disableSort
          render={(row) => shortDateAndTime(row.lastOpenedAt)}
        />
        <ActionsCol<PropertyAccess> render={(row) => <Actions row={row} />} />
      </RecordList>
      {outside.params && (
        <OutsideNda
          propertyId={id}
          onRecorded={(ndaId) => recorded.open({ id: ndaId }, 'instead')}
          onClose={outside.close}
        />
      )}
    </Panel>
  );
}

function Person({ row: { userId, name, userTypeId, company, position } }: { row: PropertyAccess }) {
  const about = [company, position].filter(Boolean).join(' · ');
  return (
    <>
      <RecordLink kind="user" id={userId} name={name} userTypeId={userTypeId} sx={{ fontWeight: 560 }} />
      {about && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{about}</Box>}
    </>
  );
}

const Actions = ({ row }: { row: PropertyAccess }) => (
  <Box sx={{ display: 'inline-block' }}>
    <AccessActions holder={row} inRow />
  </Box>
);

function AccessCard({ row, ends }: { row: PropertyAccess; ends?: string }) {
  const facts = [
    `signed ${shortDate(row.signedAt)}`,
    ...(ends ? [`ends ${ends}`] : []),
    ...(row.lastOpenedAt ? [`last opened ${shortDateAndTime(row.lastOpenedAt)}`] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box>
        <Person row={row} />
      </Box>
      <Box>
        <AccessState access={row.access} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{facts.join(' · ')}</Box>
      <Actions row={row} />
    </Box>
  );
}
