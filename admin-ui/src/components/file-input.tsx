import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { useContext, useId } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { ChooseFiles } from './choose-files';
import { FormFiles } from './form/form-files';
import { fileSize } from './file-size';

interface Props {
  source: string;
  label: string;
  /** The file types, as the file chooser wants to hear them, and in words. */
  accept: string;
  help: string;
  /** How much of it has been sent; undefined while nothing is. */
  share?: number;
}

/** The one file of a form, sent when the form is saved. */
export function FileInput({ source, label, accept, help, share }: Props) {
  const { field, fieldState } = useInput<{ [source: string]: File | null }>({ source });
  const nameFile = useContext(FormFiles);
  const id = useId();
  const file = field.value as File | null;
  const choose = (chosen: File) => {
    nameFile(source, chosen.name);
    field.onChange(chosen);
  };
  const problem = fieldState.error?.message;
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-text`} data-field={source}>
      <FormLabel id={id} component="div" required error={Boolean(problem)} sx={{ mb: 1.5 }}>
        {label}
      </FormLabel>
      <ChooseFiles
        label={file ? 'Choose another file' : 'Choose a file'}
        accept={accept}
        disabled={share !== undefined}
        onChoose={([chosen]) => chosen && choose(chosen)}
      />
      {share !== undefined && (
        <LinearProgress variant="determinate" value={share * 100} aria-label="Uploading document" sx={{ mt: 3 }} />
      )}
      <FormHelperText id={`${id}-text`} error={Boolean(problem)} sx={{ overflowWrap: 'anywhere' }}>
        {problem ? <ValidationError error={problem} /> : file ? `${file.name}, ${fileSize(file.size)}` : help}
      </FormHelperText>
    </Box>
  );
}
