import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FUNDS_ANCHOR } from '@stowbridge/contract/addresses';
import { fundsKindWords } from '@stowbridge/contract/funds';
import { useState } from 'react';
import { DataTable, useDataProvider, useListContext } from 'react-admin';
import { DownloadButton } from '../../components/download-button';
import { money, nothing, number, shortDate } from '../../components/format';
import { ActionsCol, DateCol, NumberCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { Panel } from '../../components/panel';
import { StateChip } from '../../components/state-chip';
import { useAnchor } from '../../components/use-anchor';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { ApproveFunds } from './approve-funds';
import { DeclineFunds } from './decline-funds';
import { fundsStage, type FundsProof } from './funds';

const Col = DataTable.Col<FundsProof>;

/** What a buyer has shown of their money, and what the office says to it. */
export function FundsPanel({ userId }: { userId: number }) {
  return (
    <RecordListBase<FundsProof>
      resource="funds-proofs"
      filter={{ userId }}
      sort={{ field: 'id', order: 'DESC' }}
      inPanel
    >
      <Proofs />
    </RecordListBase>
  );
}

const day = (date: string) => shortDate(`${date}T12:00:00`);

function Proofs() {
  const { total } = useListContext<FundsProof>();
  useAnchor(FUNDS_ANCHOR, total !== undefined);
  return (
    <Panel
      title={total === undefined ? 'Proofs of funds' : `Proofs of funds (${number(total)})`}
      anchor={FUNDS_ANCHOR}
      flush
    >
      <RecordList<FundsProof>
        label="Proofs of funds"
        plain
        empty="This buyer has sent no proof of funds."
        card={(proof) => <ProofCard proof={proof} />}
      >
        <DateCol<FundsProof> source="createdAt" label="Sent" render={({ createdAt }) => shortDate(createdAt)} />
        <Col label="Kind" render={({ kind }) => fundsKindWords[kind]} />
        <NumberCol<FundsProof> source="amount" label="Amount" render={({ amount }) => money(amount)} />
        <Col label="As of" render={({ asOf }) => day(asOf)} />
        <Col label="Until" render={({ until }) => day(until)} />
        <Col label="Limit" render={({ limit }) => (limit === null ? nothing : money(limit))} />
        <Col source="state" label="State" render={(proof) => <State proof={proof} />} />
        <ActionsCol<FundsProof> render={(proof) => <Actions proof={proof} inRow />} />
      </RecordList>
    </Panel>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

function State({ proof }: { proof: FundsProof }) {
  const { decidedByName, reason } = proof;
  return (
    <>
      <StateChip {...fundsStage(proof)} />
      {(reason ?? decidedByName) && (
        <Box sx={{ ...quiet, mt: 0.5 }}>{reason ? `${reason} (${decidedByName})` : `by ${decidedByName}`}</Box>
      )}
    </>
  );
}

/** The file, and the decision as long as there is none. */
function Actions({ proof, inRow }: { proof: FundsProof; inRow?: boolean }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [asked, setAsked] = useState<'approve' | 'decline'>();
  const dialog = { proof, onClose: () => setAsked(undefined) };
  return (
    <Box sx={{ display: 'flex', flexWrap: inRow ? undefined : 'wrap', gap: 1.5 }}>
      <DownloadButton label="File" fetch={() => dataProvider.saveFundsProof(proof.id)} />
      {proof.state === 'sent' && (
        <>
          <Button aria-haspopup="dialog" onClick={() => setAsked('approve')}>
            Approve
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setAsked('decline')}>
            Decline
          </Button>
        </>
      )}
      {asked === 'approve' && <ApproveFunds {...dialog} />}
      {asked === 'decline' && <DeclineFunds {...dialog} />}
    </Box>
  );
}

function ProofCard({ proof }: { proof: FundsProof }) {
  const { kind, amount, createdAt, until, limit } = proof;
  const facts = [
    `sent ${shortDate(createdAt)}`,
    ...(limit === null ? [] : [`limit ${money(limit)}`]),
    `until ${day(until)}`,
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box sx={{ fontWeight: 560 }}>{`${fundsKindWords[kind]}, ${money(amount)}`}</Box>
      <Box sx={quiet}>{facts.join(' · ')}</Box>
      <Box>
        <State proof={proof} />
      </Box>
      <Actions proof={proof} />
    </Box>
  );
}
