import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import { LinkBase } from 'react-admin';
import { nothing } from './format';
import { recordPath, recordText, type NamedRecord } from '../records/record-path';

interface Props extends NamedRecord {
  /** It was deleted: only the name is left. */
  gone?: boolean;
  /** With its kind and number, as the logs name it. */
  numbered?: boolean;
  /** What is said of a link that leads there by an icon or a short word. */
  children?: string;
  sx?: SxProps<Theme>;
}

/** As quiet as the text around it, from which the line under it tells it; also a name of two letters can be hit. */
const name = {
  p: '4px',
  m: '-4px',
  color: 'text.primary',
  overflowWrap: 'anywhere',
  textDecorationColor: (theme: Theme) => theme.tokens.control,
  textUnderlineOffset: '3px',
  '&:hover': { textDecorationColor: 'currentcolor' },
} as const;

/** The name of a person, property, vendor, deal, message or mail, leading to its page or panel; wherever one is named [FOFF-14]. */
export function RecordLink({ gone, numbered, children, sx, ...record }: Props) {
  const text = children ?? (numbered ? recordText(record) : record.name || nothing);
  if (gone) {
    return (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {text}{' '}
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          deleted
        </Box>
      </Box>
    );
  }
  const to = recordPath(record);
  if (!to) {
    return text;
  }
  return (
    <Link component={LinkBase} to={to} draggable={false} underline="always" sx={{ ...name, ...sx }}>
      {text}
    </Link>
  );
}
