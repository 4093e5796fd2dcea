import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { TextInput, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MarksBar } from '../../components/marks-bar';
import { FormDialog } from '../../components/form/form-dialog';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import type { Property } from '../../records/property';
import { Description } from './description';
import { htmlOf, markupOf } from '../../components/description-markup';

interface DescriptionForm {
  text: string;
}

/** Light text where it can say everything that the description holds; otherwise the HTML itself. */
function startOf(stored: string): { start: DescriptionForm; light: boolean } {
  const markup = markupOf(stored);
  return markup === null ? { start: { text: stored }, light: false } : { start: { text: markup }, light: true };
}

/** The modal that edits the description [APROP-75]: text on one side, how it will read on the other. */
export function DescriptionEditor({ property, onClose }: { property: Property; onClose: () => void }) {
  const [{ start, light }] = useState(() => startOf(property.description ?? ''));
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = usePropertyRefresh();
  const save = async ({ text }: DescriptionForm) => {
    await dataProvider.saveDescription(property.id, light ? htmlOf(text ?? '') : (text ?? ''));
    return 'The description is saved.';
  };
  return (
    <FormDialog<DescriptionForm>
      title="Edit Description"
      keptAs={`description/${property.id}`}
      start={start}
      validate={() => ({})}
      save={save}
      refresh={refresh}
      onClose={onClose}
      maxWidth="md"
    >
      <Sides light={light} />
    </FormDialog>
  );
}

function Sides({ light }: { light: boolean }) {
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const field = useId();
  const text = useWatch<DescriptionForm, 'text'>({ name: 'text' }) ?? '';
  return (
    <>
      <Tabs value={tab} onChange={(_, next) => setTab(next as 'write' | 'preview')} aria-label="Description">
        <Tab value="write" label="Write" />
        <Tab value="preview" label="Preview" />
      </Tabs>
      {tab === 'write' ? (
        <>
          {light && <MarksBar source="text" field={field} />}
          <TextInput
            id={field}
            source="text"
            label="Description"
            multiline
            minRows={12}
            maxRows={22}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
            autoFocus
            helperText={
              light
                ? 'An empty line starts a paragraph, ## a heading, - a list item; **bold**, *italic*, [words](address).'
                : 'This description holds more than plain structure, so it is edited as HTML.'
            }
            slotProps={{ htmlInput: { style: { padding: '10px 12px', lineHeight: 1.6 } } }}
          />
        </>
      ) : (
        <Box sx={{ minHeight: 300 }}>
          <Description html={light ? htmlOf(text) : text} />
        </Box>
      )}
    </>
  );
}
