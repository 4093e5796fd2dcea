import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { messageOf } from '../data-provider/failure';
import { useTask } from './use-task';

interface Props {
  /** Asks for the file and hands it to the browser. */
  fetch: () => Promise<void>;
  disabled?: boolean;
  /** Where there is more than one kind of file. */
  label?: string;
}

/** `Download`: what is searched for, as an Excel file unless it is said otherwise. A refusal is said in a toast, because there is no form to say it in. */
export function DownloadButton({ fetch, disabled, label = 'Download' }: Props) {
  const notify = useNotify();
  const download = useTask(async () => {
    try {
      await fetch();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  return (
    <Button
      startIcon={<FileDownloadOutlined />}
      loading={download.running}
      disabled={disabled}
      onClick={() => void download.run()}
    >
      {label}
    </Button>
  );
}
