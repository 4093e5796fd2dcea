import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { DataTable, useDataProvider, useListContext } from 'react-admin';
import { DownloadButton } from '../../components/download-button';
import { number } from '../../components/format';
import { DateCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { Panel } from '../../components/panel';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { useDialog } from '../../components/use-dialog';
import { below, paths } from '../../paths';
import type { Nda } from './nda';
import { Account, Agreement, Contact, Property, Signed, Signer } from './nda-parts';
import { NdaRecord } from './nda-record';

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
      <Ndas
        filter={filter}
        onSearch={setQ}
        byPerson={'userId' in of}
        page={'userId' in of ? paths.buyer(of.userId) : paths.property(of.propertyId)}
      />
    </RecordListBase>
  );
}

interface NdasProps {
  filter: Record<string, unknown>;
  onSearch: (text: string) => void;
  byPerson: boolean;
  /** The address of the page that it is on. */
  page: string;
}

function Ndas({ filter, onSearch, byPerson, page }: NdasProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { total, sort } = useListContext<Nda>();
  const searched = 'q' in filter;
  const opened = useDialog(page, below.nda);
  const signed = (nda: Nda) => <Signed nda={nda} onOpen={() => opened.open({ id: nda.id })} />;
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
        card={(nda) => <NdaCard nda={nda} byPerson={byPerson} signed={signed(nda)} />}
      >
        <DateCol<Nda> source="signedAt" label="Signed" render={signed} />
        {byPerson && <Col source="propertyName" label="Property" render={(nda) => <Property nda={nda} />} />}
        <Col source="name" label="Signer" render={(nda) => <Signer nda={nda} />} />
        <Col source="email" label="Contact" render={(nda) => <Contact nda={nda} />} />
        <Col source="accountEmail" label="Account" disableSort render={(nda) => <Account nda={nda} />} />
        <Col label="Agreement" render={(nda) => <Agreement nda={nda} />} />
      </RecordList>
      <NdaRecord id={opened.params && opened.id} onClose={opened.close} />
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

function NdaCard({ nda, byPerson, signed }: { nda: Nda; byPerson: boolean; signed: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {byPerson && <Property nda={nda} />}
      <Box>
        <Signer nda={nda} />
      </Box>
      <Box>{signed}</Box>
      <Contact nda={nda} />
      <Account nda={nda} />
      <Agreement nda={nda} />
    </Box>
  );
}
