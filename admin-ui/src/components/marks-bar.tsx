import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Link from '@mui/icons-material/Link';
import Title from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { marked, type Mark } from './mark-text';

const marks: [mark: Mark, label: string, icon: ReactNode][] = [
  ['bold', 'Bold', <FormatBold key="bold" />],
  ['italic', 'Italic', <FormatItalic key="italic" />],
  ['heading', 'Heading', <Title key="heading" />],
  ['list', 'List', <FormatListBulleted key="list" />],
  ['link', 'Link', <Link key="link" />],
];

interface Props {
  source: string;
  /** The id of the field's element. */
  field: string;
}

/** Buttons that mark what is selected in the light text of a field. */
export function MarksBar({ source, field: id }: Props) {
  const { setValue } = useFormContext();
  const press = (mark: Mark) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement)) {
      return;
    }
    const { text, from, to } = marked({ text: field.value, from: field.selectionStart, to: field.selectionEnd }, mark);
    setValue(source, text, { shouldDirty: true });
    field.focus();
    // The field holds the text once it has been drawn.
    requestAnimationFrame(() => field.setSelectionRange(from, to));
  };
  return (
    <Box role="group" aria-label="Format" sx={{ display: 'flex', gap: 1, mt: 3 }}>
      {marks.map(([mark, label, icon]) => (
        <Tooltip key={mark} title={label}>
          <IconButton aria-label={label} size="small" onClick={() => press(mark)}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
