import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { useContext, useId, useState } from 'react';
import { useInput } from 'react-admin';
import { ChooseFiles } from './choose-files';
import { ErrorArea } from './error-area';
import { FormFiles } from './form/form-files';
import { StoredPicture, type PictureArea } from './stored-picture';
import { useTask } from './use-task';

interface Props {
  source: string;
  /** Such as Logo. */
  label: string;
  area: PictureArea;
  /** Sends the file and answers the name under which it is stored. */
  send: (file: File, onProgress: (share: number) => void) => Promise<string>;
}

/** One picture of a record: uploaded at once with its progress, named by the save of the form. */
export function PictureInput({ source, label, area, send }: Props) {
  const { field } = useInput({ source });
  const [share, setShare] = useState(0);
  const id = useId();
  const nameFile = useContext(FormFiles);
  const upload = useTask(async (file: File) => {
    setShare(0);
    const stored = await send(file, setShare);
    nameFile(source, file.name);
    field.onChange(stored);
  });
  const remove = () => {
    nameFile(source, undefined);
    field.onChange(null);
  };
  const word = label.toLowerCase();
  return (
    <Box role="group" aria-labelledby={id} data-field={source}>
      <FormLabel id={id} component="div" sx={{ mb: 1.5 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <StoredPicture
          area={area}
          name={field.value as string | null}
          alt={field.value ? `The ${word}` : ''}
          size={72}
        />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <ChooseFiles
              label={field.value ? `Replace ${word}` : `Upload ${word}`}
              accept="image/*"
              running={upload.running}
              onChoose={([file]) => file && void upload.run(file)}
            />
            {field.value && (
              <Button variant="text" disabled={upload.running} onClick={remove}>
                Remove {word}
              </Button>
            )}
          </Box>
          {upload.running ? (
            <LinearProgress
              variant="determinate"
              value={share * 100}
              aria-label={`Uploading the ${word}`}
              sx={{ mt: 3, mb: 1 }}
            />
          ) : (
            <FormHelperText>One picture, at most 1 MB</FormHelperText>
          )}
        </Box>
      </Box>
      {upload.failure && (
        <Box sx={{ mt: 2 }}>
          <ErrorArea text={upload.failure} onClose={upload.forget} />
        </Box>
      )}
    </Box>
  );
}
