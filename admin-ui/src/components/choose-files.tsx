import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';

interface Props {
  label: string;
  /** What the files are for, for those who cannot see where the button is. */
  description?: string;
  accept: string;
  multiple?: boolean;
  running?: boolean;
  compact?: boolean;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
}

/** A button that opens the system's file chooser. */
export function ChooseFiles({ label, description, accept, multiple, running, compact, disabled, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        startIcon={<FileUploadOutlined />}
        loading={running}
        disabled={disabled}
        aria-label={description}
        onClick={() => input.current?.click()}
        sx={compact ? { minHeight: 30, px: 2.5 } : undefined}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        disabled={disabled}
        accept={accept}
        multiple={multiple}
        aria-label={description ?? label}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same file may be chosen again after a refusal.
          event.target.value = '';
        }}
      />
    </>
  );
}
