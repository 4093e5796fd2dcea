import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Link from '@mui/material/Link';
import { useNotify } from 'react-admin';
import { messageOf } from '../data-provider/failure';

interface Props {
  name: string;
  label: string;
  /** Answers an address that is good for minutes. */
  address: () => Promise<string>;
}

/** Opens a private file in a new tab [DOC-08]. */
export function OpenFile({ name, label, address }: Props) {
  const notify = useNotify();
  const open = async () => {
    // Within the click, before the address is known: later the browser would take it for a pop-up.
    const tab = window.open('', '_blank');
    try {
      const found = await address();
      if (tab) {
        tab.location.href = found;
      }
    } catch (error) {
      tab?.close();
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Link
      component="button"
      type="button"
      onClick={() => void open()}
      aria-label={label}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        minWidth: 0,
        font: 'inherit',
        fontWeight: 520,
        color: 'text.primary',
        textAlign: 'left',
      }}
    >
      <DescriptionOutlined sx={{ fontSize: 17, color: 'text.secondary', flex: 'none' }} />
      <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
    </Link>
  );
}
