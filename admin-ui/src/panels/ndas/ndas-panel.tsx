import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DataTable, useDataProvider, useListContext } from 'react-admin';
import { DownloadButton } from '../../components/download-button';
import { number } from '../../components/format';
import { DateCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { Panel } from '../../components/panel';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { RecordLink } from '../../components/record-link';
import type { Nda } from './nda';
import { Account, Agreement, Contact, Signed, Signer } from './nda-parts';

const Col = DataTable.Col<Nda>;

interface Props {
  /** All that were signed on a property, or by a person. */
  of: { propertyId: number } | { userId: number };
}

/** The signed NDAs of a property or of a buyer: as they were written, searched, sorted and downloaded [DEAL-38]. */
export function NdasPanel({ of }: Props) {
  const [q, setQ] = useState('');
  const filter = { ...of, ...(q ? { q } : {}) };
  return (
    <RecordListBase<Nda> resource="ndas" filter={filter} sort={{ field: 'signedAt', order: 'DESC' }} inPanel>
      <Ndas filter={filter} onSearch={setQ} byPerson={'userId' in of} />
    </RecordListBase>
  );
}

interface NdasProps {
  filter: Record<string, unknown>;
  onSearch: (text: string) => void;
  byPerson: boolean;
}

function Ndas({ filter, onSearch, byPerson }: NdasProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { total, sort } = useListContext<Nda>();
  const searched = 'q' in filter;
  const none = total === 0 && !searched;
  return (
    <Panel
      title={total === undefined ? 'NDAs' : `NDAs (${number(total)})`}
      flush
      actions={!none && <DownloadButton fetch={() => dataProvider.downloadNdas(filter, sort)} />}
    >
      {!none && <Search onSearch={onSearch} />}
      <RecordList<Nda>
        label="NDAs"
        plain
        empty={searched ? 'No NDA matches this search.' : 'No NDA signed'}
        card={(nda) => <NdaCard nda={nda} byPerson={byPerson} />}
      >
        <DateCol<Nda> source="signedAt" label="Signed" render={(nda) => <Signed nda={nda} />} />
        {byPerson && <Col source="propertyName" label="Property" render={(nda) => <Property nda={nda} />} />}
        <Col source="name" label="Signer" render={(nda) => <Signer nda={nda} />} />
        <Col source="email" label="Contact" render={(nda) => <Contact nda={nda} />} />
        <Col source="accountEmail" label="Account" disableSort render={(nda) => <Account nda={nda} />} />
        <Col label="Agreement" render={(nda) => <Agreement nda={nda} />} />
      </RecordList>
    </Panel>
  );
}

/** Searches by Enter. */
function Search({ onSearch }: Pick<NdasProps, 'onSearch'>) {
  const [text, setText] = useState('');
  return (
    <Box
      component="form"
      role="search"
      aria-label="NDAs"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
      sx={{ px: 4, py: 2.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <TextField
        label="Name, entity or email"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ width: { xs: '100%', sm: 280 } }}
        slotProps={{ htmlInput: { maxLength: 100, enterKeyHint: 'search' } }}
      />
    </Box>
  );
}

const Property = ({ nda: { propertyId, propertyName, propertyGone } }: { nda: Nda }) => (
  <RecordLink kind="property" id={propertyId} name={propertyName} gone={propertyGone} sx={{ fontWeight: 560 }} />
);

function NdaCard({ nda, byPerson }: { nda: Nda; byPerson: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {byPerson && <Property nda={nda} />}
      <Box>
        <Signer nda={nda} />
      </Box>
      <Box>
        <Signed nda={nda} />
      </Box>
      <Contact nda={nda} />
      <Account nda={nda} />
      <Agreement nda={nda} />
    </Box>
  );
}
