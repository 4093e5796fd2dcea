import Box from '@mui/material/Box';
import { FUNDS_LIMIT_INVALID, fundsAmountLength, fundsAmountProblem, fundsKindWords } from '@stowbridge/contract/funds';
import { toNumber } from '@stowbridge/contract/rules';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import { money } from '../../components/format';
import { withSeparators } from '../../components/numbers';
import { NumberTextInput } from '../../components/number-text-input';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { FundsProof } from './funds';
import { useDecision } from '../../components/use-decision';

interface Typed {
  limit: string;
}

function problems({ limit }: Typed): Partial<Record<keyof Typed, string>> {
  const problem = limit ? fundsAmountProblem(limit, FUNDS_LIMIT_INVALID) : 'Limit is required';
  return problem ? { limit: problem } : {};
}

/** Says up to what the offers of a buyer are covered; the amount of the proof is proposed. */
export function ApproveFunds({ proof, onClose }: { proof: FundsProof; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const { id, userName, kind, amount } = proof;
  const save = async ({ limit }: Typed) => {
    await decide(
      () => dataProvider.approveFunds(id, toNumber(limit) ?? 0),
      `The proof of funds of ${userName} is approved.`,
    );
    return undefined;
  };
  return (
    <FormDialog<Typed>
      title={`Approve the funds of ${userName}`}
      submit="Approve"
      maxWidth="xs"
      start={{ limit: withSeparators(String(amount)) }}
      validate={problems}
      save={save}
      refresh={() => undefined}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>{`${fundsKindWords[kind]} of ${money(amount)}`}</Box>
      <NumberTextInput
        source="limit"
        label="Limit"
        prefix="$"
        maxLength={fundsAmountLength}
        isRequired
        helperText="Sellers read it beside the offers of this buyer."
      />
    </FormDialog>
  );
}
