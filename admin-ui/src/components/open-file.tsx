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

/** Opens a private file in a new tab by an address that is asked for first [DOC-08]. */
export function useOpenFile(): (address: () => Promise<string>) => Promise<void> {
  const notify = useNotify();
  return async (address) => {
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
}

/** The name of such a file, which opens it. */
export function OpenFile({ name, label, address }: Props) {
  const open = useOpenFile();
  return (
    <Link
      component="button"
      type="button"
      onClick={() => void open(address)}
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
