import type { PasskeyOptionsDto, ProofDto, SecondFactorMethod } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { APP_CODE } from '@stowbridge/contract/second-factor';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorArea } from './error-area';
import { useTask } from './use-task';

interface Props {
  lead: string;
  methods: SecondFactorMethod[];
  /** What the browser needs to ask for a passkey. */
  askOptions: () => Promise<PasskeyOptionsDto>;
  send: (proof: ProofDto) => Promise<unknown>;
  /** The way back. */
  back: ReactNode;
}

const CODES = {
  totp: { label: 'Code of your app', wrong: 'A code has 6 digits', isRight: (code: string) => APP_CODE.test(code) },
  'recovery-code': { label: 'Recovery code', wrong: 'Recovery code is required', isRight: Boolean },
};

/** Shows a second factor: a code, a passkey, or a recovery code in their place [BEYE-05], [BEYE-06]. */
export function SecondStep({ lead, methods, askOptions, send, back }: Props) {
  const hasApp = methods.includes('totp');
  const [method, setMethod] = useState<keyof typeof CODES>(hasApp ? 'totp' : 'recovery-code');
  const { label, wrong, isRight } = CODES[method];
  const isCode = method === 'totp';
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { code: '' } });
  const problem = formState.errors.code?.message;
  const showing = useTask(send);
  const byPasskey = useTask(async () => {
    const [{ askPasskey }, { publicKey }] = await Promise.all([import('../auth/passkeys'), askOptions()]);
    await send({ passkey: await askPasskey(publicKey) });
  });
  const submit = handleSubmit(({ code }) => {
    byPasskey.forget();
    void showing.run(isCode ? { code: code.trim() } : { recoveryCode: code.trim() });
  });
  const recover = () => {
    reset();
    showing.forget();
    setMethod('recovery-code');
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      <div role="status">{lead}</div>
      <ErrorArea text={showing.failure || byPasskey.failure} />
      {methods.includes('passkey') && (
        <Button
          variant={hasApp ? 'outlined' : 'contained'}
          size="large"
          loading={byPasskey.running}
          onClick={() => {
            showing.forget();
            void byPasskey.run();
          }}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it is what the step was opened for
          autoFocus={!hasApp}
        >
          Use a Passkey
        </Button>
      )}
      <TextField
        key={method}
        {...register('code', { validate: (code) => isRight(code.trim()) || wrong })}
        label={label}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it is what the step was opened for
        autoFocus={hasApp}
        error={Boolean(problem)}
        helperText={problem}
        slotProps={{
          htmlInput: {
            autoComplete: isCode ? 'one-time-code' : 'off',
            inputMode: isCode ? 'numeric' : 'text',
            maxLength: isCode ? 6 : 20,
          },
        }}
      />
      <Button
        type="submit"
        variant={hasApp ? 'contained' : 'outlined'}
        color="primary"
        size="large"
        loading={showing.running}
      >
        Continue
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {isCode && methods.includes('recovery-code') && <Button onClick={recover}>Use a recovery code</Button>}
        {back}
      </Box>
    </Box>
  );
}
