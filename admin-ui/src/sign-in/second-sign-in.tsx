import type { SecondFactorDto } from '@stowbridge/api';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { leaveFor } from '../auth/leave-for';
import { SecondStep } from '../components/second-step';
import { passkeyOptions, takeSecondStep } from './sign-in';

/** The second step of a sign-in whose password was right [BEYE-05]. */
export function SecondSignIn({ step, onBack }: { step: SecondFactorDto; onBack: () => void }) {
  return (
    <>
      <Typography variant="h2" sx={{ mb: 4 }}>
        Second step
      </Typography>
      <SecondStep
        lead="Your password was right. Please show your second factor."
        methods={step.Methods}
        askOptions={() => passkeyOptions(step.Ticket)}
        send={async (proof) => {
          leaveFor(await takeSecondStep(step.Ticket, proof));
          return new Promise(() => undefined);
        }}
        back={<Button onClick={onBack}>Back to the password</Button>}
      />
    </>
  );
}
