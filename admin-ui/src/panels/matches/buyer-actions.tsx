import Button from '@mui/material/Button';
import { dealLengths } from '@stowbridge/contract/fields';
import { Role } from '@stowbridge/contract/ids';
import { toNumber } from '@stowbridge/contract/rules';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { FormDialog } from '../../components/form/form-dialog';
import { number } from '../../components/format';
import { useSelected } from '../../components/list/use-selected';
import { Names } from '../../components/names';
import { NumberTextInput } from '../../components/number-text-input';
import { withSeparators } from '../../components/numbers';
import { Text } from '../../components/text';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import type { Match } from '../../data-provider/matches';
import { paths } from '../../paths';
import { emptyMessage, messageErrors, type MessageForm, missingDescription } from '../../records/message';
import type { Property } from '../../records/property';
import { MessageField } from '../messages/message-field';
import { interestErrors, type InterestForm } from './interest-form.rules';

type Step = 'message' | 'interest';

/** What is done with the buyers who are selected: each is written to, they get a campaign, or each a deal at Interested. */
export function BuyerActions({ property }: { property: Pick<Property, 'id' | 'name' | 'price'> }) {
  const [step, setStep] = useState<Step>();
  const { records } = useSelected<Match>();
  const close = () => setStep(undefined);
  return (
    <>
      <Button onClick={() => setStep('message')} aria-haspopup="dialog" sx={{ minHeight: 30 }}>
        Message
      </Button>
      <Button
        component={RouterLink}
        to={paths.newCampaign(
          property.id,
          records.map(({ userId }) => userId),
        )}
        sx={{ minHeight: 30 }}
      >
        Campaign
      </Button>
      <Button onClick={() => setStep('interest')} aria-haspopup="dialog" sx={{ minHeight: 30 }}>
        Add interest
      </Button>
      {step === 'message' && <MessageAll onClose={close} />}
      {step === 'interest' && <AddInterest property={property} onClose={close} />}
    </>
  );
}

const people = (count: number): string => (count === 1 ? '1 buyer' : `${number(count)} buyers`);

/** Writes to each of them, as one writes to a buyer. */
function MessageAll({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { records, ...forEach } = useForEach();
  const save = async ({ content }: MessageForm, key: string) => {
    await forEach.run('The message is sent to', ({ userId }) =>
      dataProvider.sendMessage({ id: userId, typeId: Role.Buyer }, content.trim(), `${key}-${userId}`),
    );
    return undefined;
  };
  return (
    <FormDialog<MessageForm>
      title={`Message to ${people(records.length)}`}
      submit="Send Message"
      start={emptyMessage}
      validate={messageErrors(missingDescription)}
      save={save}
      onSaved={forEach.onSaved(onClose)}
      onClose={onClose}
    >
      <Names names={forEach.names} />
      <MessageField label="Description" rows={6} />
    </FormDialog>
  );
}

interface InterestProps {
  property: Pick<Property, 'id' | 'name' | 'price'>;
  onClose: () => void;
}

/** Adds a deal for each of them; where a buyer is interested already, the server fills that deal. */
function AddInterest({ property, onClose }: InterestProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { records, ...forEach } = useForEach();
  const save = async ({ dealName, price }: InterestForm, key: string) => {
    const deal = { propertyId: property.id, dealName: dealName.trim(), price: toNumber(price) ?? 0 };
    await forEach.run('The interest is added for', ({ userId }) =>
      dataProvider.addDeal({ ...deal, buyerId: userId }, `${key}-${userId}`),
    );
    return undefined;
  };
  return (
    <FormDialog<InterestForm>
      title={`Add interest of ${people(records.length)}`}
      submit="Add interest"
      start={{ dealName: property.name, price: withSeparators(property.price) }}
      validate={interestErrors}
      save={save}
      onSaved={forEach.onSaved(onClose)}
      onClose={onClose}
    >
      <Names names={forEach.names} />
      <Text source="dealName" label="Deal Name" maxLength={dealLengths.dealName} isRequired />
      <NumberTextInput source="price" label="Price" prefix="$" maxLength={dealLengths.price} isRequired />
    </FormDialog>
  );
}

/** One call for each who is selected; those whose call is refused stay selected, and are named with the reason. */
function useForEach() {
  const selected = useSelected<Match>();
  const notify = useNotify();
  const [done] = useState(() => new Set<number>());
  return {
    records: selected.records,
    names: selected.records.map(({ userId, userName }) => ({ key: userId, name: userName })),
    async run(said: string, call: (match: Match) => Promise<unknown>): Promise<void> {
      const refused: string[] = [];
      for (const match of selected.records) {
        try {
          await call(match);
          done.add(match.userId);
        } catch (error) {
          refused.push(`${match.userName}: ${messageOf(error)}`);
        }
      }
      if (done.size === 0) {
        throw new HttpError(refused.join('\n'), 400);
      }
      const text = `${said} ${people(done.size)}.`;
      if (refused.length) {
        // It names people who have to be looked at, so it stays until it has been read.
        notify([text, ...refused].join('\n'), { type: 'warning', autoHideDuration: null, multiLine: true });
      } else {
        notify(text, { type: 'success' });
      }
    },
    onSaved: (close: () => void) => () => {
      selected.remove(selected.records.filter(({ userId }) => done.has(userId)));
      close();
    },
  };
}
