import Box from '@mui/material/Box';
import { dueIn } from '@stowbridge/contract/dates';
import type { TermsKind } from '@stowbridge/contract/turns';
import { dateAndTime, nothing } from '../../../components/format';
import { useLookups } from '../../../components/lookups/use-lookups';
import { Timeline } from '../../../components/timeline';
import type { Deal, TermsVersion } from '../../../records/deal';
import type { Tone } from '../../../theme/tokens';
import { DealBuyerLink } from '../deal-buyer-link';
import { authorOf, changesOf, type Change } from './terms-words';

const tones: Record<TermsKind, Tone> = { offer: 'accent', counter: 'warning', agreed: 'success' };

/** All versions of the terms, the newest first, each with what it says otherwise than the one before it. */
export function TermsThread({ deal, versions }: { deal: Deal; versions: TermsVersion[] }) {
  return (
    <Timeline
      steps={versions.map((terms, index) => ({
        key: String(terms.version),
        tone: tones[terms.kind],
        what: `Version ${terms.version}, ${terms.kind}`,
        by: (
          <>
            {terms.authorSide === 'buyer' && deal.buyerName ? (
              <DealBuyerLink deal={deal} />
            ) : (
              authorOf(terms.authorSide, deal)
            )}
            {`, ${dateAndTime(terms.createdAt)}`}
          </>
        ),
        more: <Said terms={terms} before={versions[index + 1]} />,
      }))}
    />
  );
}

function Said({ terms, before }: { terms: TermsVersion; before?: TermsVersion }) {
  const due = dueIn(useLookups().timeZone);
  const changes = changesOf(terms, before);
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {changes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <li key={change.label}>
              <ChangedTerm change={change} first={!before} />
            </li>
          ))}
        </Box>
      )}
      {terms.message && <Box sx={{ fontStyle: 'italic' }}>{terms.message}</Box>}
      {terms.answerBy && (
        <Box sx={{ color: 'text.secondary' }}>
          {`${terms.lapsed ? 'Lapsed on' : 'Answer by'} ${due(new Date(terms.answerBy))}`}
        </Box>
      )}
      {terms.bindingOnAgreement && <Box sx={{ color: 'text.secondary' }}>Agreeing to it accepts the offer.</Box>}
    </Box>
  );
}

const ChangedTerm = ({ change: { label, before, after }, first }: { change: Change; first: boolean }) => (
  <>
    <Box component="span" sx={{ color: 'text.secondary' }}>{`${label}: `}</Box>
    {!first && `${before ?? nothing} → `}
    <Box component="span" sx={{ fontWeight: first ? undefined : 560 }}>
      {after ?? nothing}
    </Box>
  </>
);
