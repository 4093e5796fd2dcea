import Box from '@mui/material/Box';
import { IMPORT_ROWS_MAX } from '@stowbridge/contract/imports';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { FileInput } from '../components/file-input';
import { FormDialog } from '../components/form/form-dialog';
import { number } from '../components/format';
import { RadioInput } from '../components/radio-input';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { paths } from '../paths';
import { kindChoices, type ImportKind } from './import';

interface Typed {
  kind: ImportKind;
  file: File | null;
}

const problems = ({ file }: Typed): Partial<Record<keyof Typed, string>> => (file ? {} : { file: 'File is required' });

/** Uploads a spreadsheet and leads to what its check says. */
export function NewImport({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const navigate = useNavigate();
  const made = useRef(0);
  const [share, setShare] = useState<number>();
  const save = async ({ kind, file }: Typed) => {
    if (file) {
      try {
        made.current = (await dataProvider.uploadImport(kind, file, setShare)).id;
      } finally {
        setShare(undefined);
      }
    }
    return undefined;
  };
  return (
    <FormDialog<Typed>
      title="New import"
      submit="Check it"
      maxWidth="xs"
      keptAs="import/new"
      start={{ kind: 'properties', file: null }}
      validate={problems}
      save={save}
      onSaved={() => void navigate(paths.import(made.current), { replace: true })}
      onClose={onClose}
    >
      <RadioInput source="kind" label="Its rows are" choices={kindChoices} />
      <FileInput
        source="file"
        label="File"
        accept=".xlsx,.csv"
        share={share}
        help={`One .xlsx or .csv file with headings in its first row, of at most ${number(IMPORT_ROWS_MAX)} rows and 25 MB.`}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        The rows are checked first. Nothing is written before you say so.
      </Box>
    </FormDialog>
  );
}
