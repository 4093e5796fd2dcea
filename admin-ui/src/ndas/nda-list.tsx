import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { DataTable, TextInput, useDataProvider, useListContext } from 'react-admin';
import { DownloadButton } from '../components/download-button';
import { EmailText } from '../components/email-text';
import { AllOrOne } from '../components/list/all-or-one';
import { DateCol } from '../components/list/columns';
import { DayRange } from '../components/list/day-range';
import { FilterBar } from '../components/list/filter-bar';
import { ListPage } from '../components/list/list-page';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { searchErrors } from '../components/list/search-errors';
import { useDialog } from '../components/use-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { accessStates } from '../panels/ndas/access/access';
import { AccessState } from '../panels/ndas/access/access-state';
import { BulkApprove } from '../panels/ndas/access/bulk-approve';
import type { Nda } from '../panels/ndas/nda';
import { CertificateState, Property, Signed, Signer } from '../panels/ndas/nda-parts';
import { NdaRecord } from '../panels/ndas/nda-record';
import { OutsideNda, outsideNda } from '../panels/ndas/outside-nda';
import { PersonInput, PersonName } from '../panels/people/person-input';
import { PropertyInput, PropertyName } from '../panels/properties/property-input';
import { below, paths } from '../paths';

const Col = DataTable.Col<Nda>;

/** Every signature under the NDA of a property, the newest first. */
export default function NdaList() {
  return (
    <RecordListBase<Nda> resource="ndas" perPage={25} sort={{ field: 'signedAt', order: 'DESC' }}>
      <Ndas />
    </RecordListBase>
  );
}

function Ndas() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { filterValues, sort } = useListContext<Nda>();
  const opened = useDialog(paths.ndas, below.one);
  const outside = useDialog(paths.ndas, below.outside);
  const signed = (nda: Nda) => <Signed nda={nda} onOpen={() => opened.open({ id: nda.id })} />;
  return (
    <ListPage
      title="NDAs"
      of="NDAs"
      primary={
        <Button aria-haspopup="dialog" onClick={() => outside.open()}>
          {outsideNda}
        </Button>
      }
    >
      <FilterBar
        validate={searchErrors}
        actions={<DownloadButton fetch={() => dataProvider.downloadNdas(filterValues, sort)} />}
        words={{
          propertyId: { label: 'Property', value: (id) => <PropertyName id={Number(id)} /> },
          userId: { label: 'Person', value: (id) => <PersonName id={Number(id)} /> },
        }}
      >
        <TextInput source="q" label="Name, entity or email" helperText={false} />
        <PropertyInput source="propertyId" />
        <PersonInput source="userId" label="Person" />
        <DayRange />
        <AllOrOne source="state" label="Access" choices={accessStates} />
      </FilterBar>
      <RecordList<Nda>
        label="NDAs"
        empty={
          Object.keys(filterValues).length
            ? 'No NDA matches this search.'
            : 'NDAs appear here as soon as somebody signs one.'
        }
        selection={{ nameOf, isSelectable: waits, actions: <BulkApprove<Nda> holderOf={holderOfNda} /> }}
        card={(nda) => <NdaCard nda={nda} signed={signed(nda)} />}
      >
        <DateCol<Nda> source="signedAt" label="Signed" render={signed} />
        <Col source="propertyName" label="Property" render={(nda) => <Property nda={nda} />} />
        <Col source="name" label="Signer" render={(nda) => <Signer nda={nda} />} />
        <Col source="email" label="E-mail" render={(nda) => <Email nda={nda} />} />
        <Col label="Access" render={({ access }) => access && <AccessState access={access} />} />
        <Col label="Certificate" render={(nda) => <CertificateState nda={nda} />} />
      </RecordList>
      {outside.params && <OutsideNda onRecorded={(id) => opened.open({ id }, 'instead')} onClose={outside.close} />}
      <NdaRecord id={opened.params && opened.id} onClose={opened.close} />
    </ListPage>
  );
}

const nameOf = ({ name, propertyName }: Nda) => `${name}, ${propertyName}`;
const waits = ({ access }: Nda) => access?.state === 'pending';
const holderOfNda = (nda: Nda) => ({ ndaId: nda.id, name: nameOf(nda) });

const Email = ({ nda: { email } }: { nda: Nda }) => (
  <Link
    href={`mailto:${email}`}
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24, color: 'text.secondary' }}
  >
    <EmailText>{email}</EmailText>
  </Link>
);

function NdaCard({ nda, signed }: { nda: Nda; signed: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Property nda={nda} />
      <Box>
        <Signer nda={nda} />
      </Box>
      <Box>{signed}</Box>
      <Email nda={nda} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        {nda.access && (
          <Box>
            <AccessState access={nda.access} />
          </Box>
        )}
        <CertificateState nda={nda} />
      </Box>
    </Box>
  );
}
