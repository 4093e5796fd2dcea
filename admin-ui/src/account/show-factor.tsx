import type { SecondFactorMethod } from '@stowbridge/api';
import Button from '@mui/material/Button';
import { SHOW_FACTOR_FIRST } from '@stowbridge/contract/second-factor';
import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { ErrorArea } from '../components/error-area';
import { SecondStep } from '../components/second-step';
import { SecondStepDialog } from '../components/second-step-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { useSecondFactors } from './use-second-factors';

interface Shown {
  /** Does what may need a factor; where it is refused for want of one, it is done again once one was shown. */
  withFactor: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** Stands beside the form, not in it. */
  dialog: ReactNode;
}

/** Asks for one's second factor before what only its owner may do [BEYE-06]. */
export function useShownFactor(): Shown {
  const [asked, setAsked] = useState<{ answer: (shown: boolean) => void }>();
  const withFactor: Shown['withFactor'] = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (messageOf(error) !== SHOW_FACTOR_FIRST) {
        throw error;
      }
      const shown = await new Promise<boolean>((answer) => setAsked({ answer }));
      setAsked(undefined);
      if (!shown) {
        throw error;
      }
      return act();
    }
  };
  return { withFactor, dialog: asked && <ShowFactor onAnswer={asked.answer} /> };
}

function ShowFactor({ onAnswer }: { onAnswer: (shown: boolean) => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error } = useSecondFactors();
  const methods: SecondFactorMethod[] = [
    ...new Set(data?.factors.map(({ kind }) => kind)),
    ...(data?.recoveryCodesLeft ? (['recovery-code'] as const) : []),
  ];
  return (
    <SecondStepDialog onClose={() => onAnswer(false)}>
      {data ? (
        <SecondStep
          lead={SHOW_FACTOR_FIRST}
          methods={methods}
          askOptions={() => dataProvider.showFactorOptions()}
          send={async (proof) => {
            await dataProvider.showSecondFactor(proof);
            onAnswer(true);
          }}
          back={<Button onClick={() => onAnswer(false)}>Cancel</Button>}
        />
      ) : (
        error && <ErrorArea text={messageOf(error)} />
      )}
    </SecondStepDialog>
  );
}
