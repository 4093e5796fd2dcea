import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { CAMPAIGN_PROPERTIES_MAX, campaignSubjectLength } from '@stowbridge/contract/campaigns';
import { useId, useRef } from 'react';
import { AutocompleteArrayInput, ReferenceArrayInput, TextInput, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { CheckInput } from '../components/check-input';
import { FormDialog } from '../components/form/form-dialog';
import { LookupsFailure } from '../components/lookups/lookups-failure';
import { useLookups, type Choice } from '../components/lookups/use-lookups';
import { MarksBar } from '../components/marks-bar';
import { Text } from '../components/text';
import { useVersioned } from '../components/use-versioned';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { paths } from '../paths';
import { nameOfUser } from '../records/user';
import { bodyOf, campaignErrors, emptyForm, formOf, isLight, type Campaign, type CampaignForm } from './campaign';

const idsIn = (text: string | null): number[] => (text ?? '').split(',').map(Number).filter(Boolean);

/** Drafts a campaign and leads to its page; `?property=` names the property that it is about, `?buyers=` who gets it. */
export function NewCampaign({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const [propertyId] = idsIn(asked.get('property'));
  const buyers = asked.get('buyers') ?? '';
  const made = useRef(0);
  const save = async (form: CampaignForm, key: string) => {
    made.current = (await dataProvider.createCampaign(bodyOf(form, true), key)).id;
    return 'The campaign is drafted. Nobody has got it yet.';
  };
  return (
    <FormDialog<CampaignForm>
      title="New campaign"
      submit="Save draft"
      keptAs={`campaign/new/${propertyId ?? ''}/${buyers}`}
      maxWidth="md"
      start={emptyForm(propertyId, idsIn(buyers))}
      validate={(form) => campaignErrors(form, true)}
      save={save}
      onSaved={() => void navigate(paths.campaign(made.current), { replace: true })}
      onClose={onClose}
    >
      <Fields light />
    </FormDialog>
  );
}

export function EditCampaign({ id, onClose }: { id: number; onClose: () => void }) {
  const { record, replace, form } = useVersioned<Campaign, ReturnType<typeof bodyOf>>('campaigns', id);
  const light = record ? isLight(record) : true;
  const save = async (typed: CampaignForm) => {
    await replace(bodyOf(typed, light));
    return 'The campaign is saved.';
  };
  return (
    <FormDialog<CampaignForm>
      title="Edit campaign"
      keptAs={`campaign/${id}`}
      maxWidth="md"
      {...form(formOf)}
      validate={(typed) => campaignErrors(typed, light)}
      save={save}
      onClose={onClose}
    >
      <Fields light={light} />
    </FormDialog>
  );
}

function Fields({ light }: { light: boolean }) {
  const { states, storeTypes } = useLookups();
  const signers = useWatch<CampaignForm, 'signers'>({ name: 'signers' });
  const field = useId();
  const audience = useId();
  return (
    <>
      <LookupsFailure />
      <Text source="subject" label="Subject" isRequired maxLength={campaignSubjectLength} />
      <Box>
        {light && <MarksBar source="text" field={field} />}
        <TextInput
          id={field}
          source="text"
          label="Text"
          isRequired
          multiline
          minRows={6}
          maxRows={16}
          helperText={
            light
              ? 'The properties follow below it. An empty line starts a paragraph, - a list item; **bold**, [words](address).'
              : 'This text holds more than plain structure, so it is edited as HTML.'
          }
        />
      </Box>
      <ReferenceArrayInput source="propertyIds" reference="properties" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteArrayInput
          label="Properties"
          isRequired
          filterToQuery={(name: string) => ({ name })}
          helperText={`At most ${CAMPAIGN_PROPERTIES_MAX}, all of them published.`}
        />
      </ReferenceArrayInput>
      <Box role="group" aria-labelledby={audience} sx={{ display: 'grid', gap: 2 }}>
        <Box id={audience} sx={{ fontSize: '0.8125rem', fontWeight: 540 }}>
          Audience
        </Box>
        <CheckInput
          source="matching"
          label="Buyers whose criteria match"
          help="By what the public reads of a property, one of them at least."
        />
        <CheckInput source="favourites" label="Who keeps one of the properties" />
        <CheckInput source="signers" label="Who has signed an NDA" />
        {signers && (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <Several source="signerStateIds" label="On properties in" choices={states} />
            <Several source="signerTypeIds" label="On properties of the type" choices={storeTypes} />
          </Box>
        )}
        <Several source="stateIds" label="Buyers who live in" choices={states} />
        <ReferenceArrayInput source="userIds" reference="buyers">
          <AutocompleteArrayInput
            label="Chosen buyers"
            optionText={nameOfUser}
            filterToQuery={(name: string) => ({ name })}
            helperText={false}
          />
        </ReferenceArrayInput>
        <FormHelperText sx={{ mt: 0 }}>
          Everybody whom one of these finds gets it once. Who has stopped such mails is left out.
        </FormHelperText>
      </Box>
    </>
  );
}

const Several = (props: { source: string; label: string; choices: Choice[] }) => (
  <AutocompleteArrayInput {...props} helperText={false} translateChoice={false} />
);
