import type { NewWebhookDto, WebhookBodyDto } from '@stowbridge/api';
import { webhookDescriptionLength, webhookUrlLength } from '@stowbridge/contract/webhooks';
import { useState } from 'react';
import { BooleanInput, useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/form-dialog';
import { Text } from '../components/text';
import { useVersioned } from '../components/use-versioned';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { EventsInput } from './events-input';
import { NewSecret } from './new-secret';
import { bodyOf, emptyWebhook, formOf, webhookErrors, type Webhook, type WebhookForm } from './webhook';

/** Adds a webhook and shows its secret, once [BEYE-47]. */
export function WebhookCreate({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [made, setMade] = useState<NewWebhookDto>();
  if (made) {
    return <NewSecret secret={made.secret} onClose={onClose} />;
  }
  const save = async (form: WebhookForm, key: string) => {
    setMade(await dataProvider.createWebhook(bodyOf(form), key));
    return undefined;
  };
  return (
    <FormDialog<WebhookForm>
      title="Add webhook"
      submit="Add webhook"
      keptAs="webhook/new"
      start={emptyWebhook}
      validate={webhookErrors}
      save={save}
      onSaved={() => undefined}
      onClose={onClose}
      maxWidth="md"
    >
      <WebhookInputs />
    </FormDialog>
  );
}

/** Changes a webhook; one that was disabled is active again when it is saved. */
export function WebhookEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const webhook = useVersioned<Webhook, WebhookBodyDto>('webhooks', id);
  const save = async (form: WebhookForm) => {
    await webhook.replace(bodyOf(form));
    return form.paused ? 'The webhook is paused.' : 'The webhook is saved, and active.';
  };
  return (
    <FormDialog<WebhookForm>
      title="Edit webhook"
      keptAs={`webhook/${id}`}
      {...webhook.form(formOf)}
      validate={webhookErrors}
      save={save}
      onClose={onClose}
      maxWidth="md"
    >
      <WebhookInputs />
    </FormDialog>
  );
}

function WebhookInputs() {
  return (
    <>
      <Text
        source="url"
        label="Address"
        maxLength={webhookUrlLength}
        isRequired
        inputMode="url"
        helperText="Begins with https:// and is public."
        // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
        autoFocus
      />
      <Text
        source="description"
        label="Description (optional)"
        maxLength={webhookDescriptionLength}
        helperText="What it is for, for example CRM."
      />
      <BooleanInput source="paused" label="Paused: nothing is sent" helperText={false} />
      <EventsInput source="events" />
    </>
  );
}
