import type { ProofDto, SecondFactorMethod } from '@stowbridge/api';
import { APP_CODE } from '@stowbridge/contract/second-factor';
import { useState } from 'react';
import { Button } from '../button';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form';
import { passkeyFailure } from './passkey-failure';

interface Props {
  lead: string;
  methods: SecondFactorMethod[];
  /** What the browser needs to ask for a passkey. */
  askOptions: () => Promise<{ publicKey: object }>;
  send: (proof: ProofDto) => Promise<void>;
}

const WORDS = {
  totp: { label: 'Code of your app', wrong: 'A code has 6 digits' },
  'recovery-code': { label: 'Recovery code', wrong: 'Recovery code is required' },
};

/** Shows a second factor: a code, a passkey, or a recovery code in their place. */
export default function SecondStep({ lead, methods, askOptions, send }: Props) {
  const [method, setMethod] = useState<'totp' | 'recovery-code'>(methods.includes('totp') ? 'totp' : 'recovery-code');
  const [failure, setFailure] = useState('');
  const { label, wrong } = WORDS[method];
  const isCode = method === 'totp';
  const form = useForm<'Code'>({
    id: 'second-step',
    rules: {
      Code: (value) => ((isCode ? APP_CODE.test(value.trim()) : value.trim() !== '') ? undefined : wrong),
    },
    explain: passkeyFailure,
    onSubmit: ({ Code }) => {
      setFailure('');
      return send(isCode ? { code: Code.trim() } : { recoveryCode: Code.trim() });
    },
  });
  const byPasskey = async () => {
    setFailure('');
    try {
      const [{ askPasskey }, { publicKey }] = await Promise.all([import('../../lib/passkeys'), askOptions()]);
      await send({ passkey: await askPasskey(publicKey) });
    } catch (error) {
      setFailure(passkeyFailure(error));
    }
  };
  return (
    <FormFrame form={form}>
      <p role="status">{lead}</p>
      {methods.includes('passkey') && (
        <Button wide onClick={() => void byPasskey()}>
          Use a Passkey
        </Button>
      )}
      {failure && (
        <p role="alert" className={formStyles.problem}>
          {failure}
        </p>
      )}
      <TextField
        key={method}
        form={form}
        name="Code"
        label={label}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        inputMode={isCode ? 'numeric' : 'text'}
        maxLength={isCode ? 6 : 20}
      />
      <div className={formStyles.actions}>
        <Button type="submit" disabled={form.busy}>
          Continue
        </Button>
        {isCode && methods.includes('recovery-code') && (
          <Button look="quiet" onClick={() => setMethod('recovery-code')}>
            Use a recovery code
          </Button>
        )}
      </div>
    </FormFrame>
  );
}
